// Small marks, 24 by 24, in the colour of the text; `--cut` is the ground they lie on.
export const ICONS = {
  flame: '<path d="M12 2.5c.6 4.2 6 6.2 6 11.5a6 6 0 0 1-12 0c0-2.6 1.3-4.3 2.7-5.5.1 1.6.6 2.5 1.5 3C9.8 8.3 10.2 5 12 2.5z" fill="currentColor" stroke="none"/>',
  helmet: '<path d="M3 16.5c0-6 3.6-10 9-10s9 4 9 10z" fill="currentColor" stroke="none"/><path d="M1.5 18.5h21" stroke-width="2.6"/><path d="M12 3.5v13" stroke="var(--cut,#FFFBF2)" stroke-width="1.5"/><path d="M9 3.8h6" />',
  ship: '<path d="M2 14h20l-3 6.5H5z" fill="currentColor" stroke="none"/><path d="M5 12V8h5v4M14 12V4h3.5v8" fill="currentColor" stroke="none"/>',
  scales: '<path d="M12 3v17M7 20.5h10M4 6.5h16M4 6.5 1.5 13h5zM20 6.5 17.5 13h5z"/>',
  house: '<path d="M4 21V9h3V6h3V3h4v3h3v3h3v12z" fill="currentColor" stroke="none"/><path d="M12 21v-5" stroke="var(--cut,#FFFBF2)" stroke-width="3.5"/>',
  hall: '<path d="M2.5 10 12 3.5 21.5 10z" fill="currentColor" stroke="none"/><path d="M5 12v7M9.7 12v7M14.3 12v7M19 12v7M3 21h18" stroke-width="2.2"/>',
  desk: '<path d="M3 10h18M5 10v10.5M19 10v10.5M8 10V4h8v6M10.5 7h3"/>',
  scroll: '<path d="M6 3.5h11.5v13M6 3.5a2 2 0 0 0-2 2V8h3M6 3.5a2 2 0 0 1 2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-1.5H11v1.5M11 8h4M11 12h4"/>',
  first: '<path d="M5 21.5V3M5 4h13l-3 4 3 4H5" fill="currentColor"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11" rx="2.5"/><path d="M12 8V4M9 13v1.5M15 13v1.5M2 12v4M22 12v4"/><circle cx="12" cy="3.4" r="1"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  check: '<path d="m4 12.5 5.5 5.5L20 6.5"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  undo: '<path d="M8 5 3.5 9.5 8 14"/><path d="M4 9.5h10a6 6 0 0 1 0 12h-3"/>',
  church: '<path d="M12 2v5M10 4h4M5 21v-8l7-6 7 6v8z" fill="currentColor"/><path d="M12 21v-5" stroke="var(--cut,#FFFBF2)" stroke-width="3"/>',
  crane: '<path d="M4 21h16M7 21V5l13 3H7M17 8v6" stroke-width="2.2"/><path d="M15 14h4v4h-4z" fill="currentColor" stroke="none"/>',
  coins: '<ellipse cx="12" cy="6.5" rx="7.5" ry="3.2"/><path d="M4.5 6.5v5.5c0 1.8 3.4 3.2 7.5 3.2s7.5-1.4 7.5-3.2V6.5M4.5 12v5.5c0 1.8 3.4 3.2 7.5 3.2s7.5-1.4 7.5-3.2V12"/>',
} as const;
export type IconName = keyof typeof ICONS;

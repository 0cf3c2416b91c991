// What the newspaper prints above its news, 200 by 44: put together from the symbols of the sprite.
type Piece = readonly [name: string, x: number, y: number, w: number, h: number];

export const VIGNETTES: Readonly<Record<string, readonly Piece[]>> = {
  storm_tide: [["ship-crate", 70, 2, 84, 34], ["wave", 4, 6, 96, 34], ["wave", 110, 8, 88, 34]],
  warehouse_fire: [["warehouse", 76, -4, 50, 50], ["flame", 62, 8, 22, 32], ["flame", 118, 4, 26, 36], ["flame", 92, -2, 18, 24], ["crate", 18, 18, 24, 24], ["barrel", 160, 18, 24, 24]],
  dock_strike: [["person", 30, 6, 20, 38], ["placard", 44, 0, 36, 40], ["person", 84, 6, 20, 38], ["placard", 98, 0, 36, 40], ["person", 138, 6, 20, 38], ["person", 166, 8, 18, 36]],
  harbour_dues: [["ship-passenger", 8, 0, 104, 44], ["gantry_crane", 124, -4, 66, 52]],
  oil_spill: [["ship-barrel", 18, -2, 92, 38], ["oil", 100, 16, 84, 28], ["barrel", 124, 4, 24, 24]],
  quarantine: [["flagq", 12, 2, 34, 40], ["passenger", 58, 8, 34, 34], ["passenger", 96, 8, 34, 34], ["passenger", 134, 8, 34, 34]],
  deadline_rush: [["time", 22, 4, 38, 38], ["time", 70, 10, 30, 30], ["freight_station", 118, -2, 48, 48]],
  inspection: [["glass", 28, 0, 40, 44], ["bollard", 86, 4, 36, 36], ["hull-container", 124, 14, 70, 20]],
  fog: [["ship-container", 60, 2, 90, 38], ["fog", 14, 6, 80, 34], ["fog", 108, 8, 80, 34]],
  market_turmoil: [["commodity_exchange", 26, -2, 48, 48], ["chart", 96, 0, 64, 44]],
  mutiny: [["person", 40, 6, 20, 38], ["person", 68, 2, 22, 40], ["placard", 84, 0, 36, 40], ["sailship", 128, 0, 60, 44]],
  tall_ships: [["sailship", 14, 0, 60, 44], ["sailship", 74, -4, 66, 48], ["sailship", 140, 4, 50, 40]],
  subsidy: [["hammer", 18, 0, 42, 44], ["permit", 70, -4, 104, 52]],
  tourism: [["ship-passenger", 6, 4, 92, 38], ["passenger", 104, 8, 34, 34], ["zoo", 144, 0, 46, 44]],
  holiday_pay: [["coin", 34, 6, 34, 34], ["coin", 76, 2, 40, 40], ["coin", 124, 6, 34, 34]],
  flotsam: [["wave", 8, 16, 90, 30], ["barrel", 40, 0, 28, 28], ["crate", 104, 6, 30, 30], ["wave", 100, 18, 92, 28]],
  training: [["navigation_school", 30, -4, 50, 52], ["person", 98, 4, 20, 38], ["person", 124, 6, 20, 38], ["person", 150, 4, 20, 38]],
  clearance_sale: [["stall", 16, 0, 66, 44], ["crate", 94, 14, 28, 28], ["barrel", 126, 14, 28, 28], ["coin", 162, 10, 28, 28]],
};

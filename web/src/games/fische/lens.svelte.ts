// The kiosk that somebody points at, or the cell that was pressed in vain, with the rule that forbids it. The side column reads it from here.
class Lens {
  place = $state<string | null>(null);
  vain = $state<string | null>(null);
  rule = $state<string | null>(null);

  point(place: string | null): void {
    this.place = place;
  }

  tell(cell: string, rule: string): void {
    this.vain = cell;
    this.rule = rule;
  }

  forget(): void {
    this.vain = null;
    this.rule = null;
  }
}

export const lens = new Lens();

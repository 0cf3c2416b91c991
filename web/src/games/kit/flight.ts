/** A piece that travels from one marked spot of the page to another. */
export interface Flight<T> {
  readonly what: T;
  readonly from: string;
  readonly to: string;
}

// A call to the server from a button: one at a time, its refusal in words.
import { trouble } from "../i18n/index.ts";
import { Refusal } from "../net/api.ts";

export class Work {
  busy = $state(false);
  problem = $state("");

  async run<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.problem = "";
    try {
      return await call();
    } catch (why) {
      this.problem = trouble(why instanceof Refusal ? why.word : "server");
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}

/** Shows things one after another, each for a while, so that everything that happened can be seen. */
export class Queue<Item> {
  private waiting: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `show` is told how many are still waiting. Items that wait behind more than `most` others are passed over: who is
   * far behind wants to see where things stand. `pause` is asked each time, since people may change their mind.
   */
  constructor(
    private readonly show: (item: Item, waiting: number) => void,
    private readonly pause: (item: Item) => number,
    private readonly most = 8,
  ) {}

  add(item: Item): void {
    this.waiting.push(item);
    if (this.waiting.length > this.most) this.waiting = [item];
    if (this.timer === undefined) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.show(item, this.waiting.length);
    const pause = this.pause(item);
    if (pause <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), pause);
  }
}

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Queue } from "./queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the first at once and each next after a pause", () => {
  const shown: string[] = [];
  const queue = new Queue<string>((item, waiting) => shown.push(`${item}${waiting}`), () => 100);
  queue.add("a");
  queue.add("b");
  queue.add("c");
  expect(shown).toEqual(["a0"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a0", "b1"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a0", "b1", "c0"]);
});

it("passes over what is far behind", () => {
  const shown: number[] = [];
  const queue = new Queue<number>((item) => shown.push(item), () => 100, 3);
  for (let item = 0; item < 5; item += 1) queue.add(item);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([0, 4]);
});

it("shows everything at once without a pause", () => {
  const shown: number[] = [];
  const queue = new Queue<number>((item) => shown.push(item), () => 0);
  queue.add(1);
  queue.add(2);
  expect(shown).toEqual([1, 2]);
});

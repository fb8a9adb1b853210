// Several players at one screen: who looks now, and when the device changes hands.
import { effect, signal } from '@preact/signals';
import type { Seat } from '@tidetable/engine';
import type { LocalTable } from '../tables/local/local-table.ts';
import type { Sitter } from '../tables/local/messages.ts';
import { nextToLook } from './next-to-look.ts';

function peopleAt(seating: readonly Sitter[]): readonly Seat[] {
  return seating.flatMap((sitter, seat) => ('person' in sitter ? [seat] : []));
}

export class HotSeat {
  readonly people: readonly Seat[];
  /** For whom the curtain is up; null during play. */
  readonly curtain = signal<Seat | null>(null);
  /** Whether it is known who may look: until then nothing is shown. */
  readonly isReady = signal(false);
  readonly #table: LocalTable;
  /** A player took the device to look: it stays there until something happens. */
  #isHeld = false;
  /** Who has the device and has not been shown the table yet. */
  #coming: Seat | null = null;
  readonly #stops: readonly (() => void)[];

  constructor(table: LocalTable) {
    this.#table = table;
    this.people = table.isRecord ? [] : peopleAt(table.seating);
    this.#stops = [
      table.onUpdate(({ story }) => {
        if (story.length > 0) this.#isHeld = false;
      }),
      effect(() => this.#follow()),
    ];
  }

  get isShared(): boolean {
    return this.people.length > 1;
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** This player has the device now. */
  lift(seat: Seat): void {
    if (this.#table.seat.value === seat) {
      this.curtain.value = null;
      return;
    }
    this.#coming = seat;
    this.#table.lookAs(seat);
  }

  /** A player wants to look, though another may have to decide. */
  hold(seat: Seat): void {
    this.#isHeld = true;
    this.#pass(seat);
  }

  #follow(): void {
    const { isOpen, isShown, shown, seat } = this.#table;
    if (!this.isShared || isOpen.value === null || shown.value === null) return;
    const next = nextToLook(this.people, shown.value.must, seat.value);
    if (!this.isReady.value) {
      this.#begin(isOpen.value, next);
      return;
    }
    if (this.#coming !== null && this.#coming === seat.value) {
      this.#coming = null;
      this.curtain.value = null;
      return;
    }
    if (!isShown.value || this.#isHeld || this.curtain.value !== null) return;
    if (next !== null) this.#pass(next);
  }

  /** With hidden hands and only bots to decide, no player's eyes look at first. */
  #begin(isOpen: boolean, next: Seat | null): void {
    if (isOpen || next !== null || this.#table.seat.value === null) {
      this.isReady.value = true;
      if (!isOpen) this.curtain.value = next;
    } else {
      this.#table.lookAs(null);
    }
  }

  #pass(seat: Seat): void {
    if (this.#table.isOpen.value) this.#table.lookAs(seat);
    else this.curtain.value = seat;
  }
}

// The menu as a list of things to do, in words.
import { type Action, type Face, readNotation } from '@tidetable/engine';
import type { Offer } from '../boards/board.ts';
import type { ByRule, Shown } from '../tables/shown.ts';

export function offersIn({ menu, view }: Shown, face: Face): readonly Offer[] {
  if (menu === null) return [];
  return [...listed(menu.allowed, true, view, face), ...listed(menu.barred, false, view, face)];
}

function listed(byRule: ByRule, allowed: boolean, view: object, face: Face): Offer[] {
  return Object.entries(byRule).flatMap(([rule, texts]) =>
    texts.map((text) => {
      const action: Action = readNotation(text);
      return { action, text, rule, allowed, words: face.say(action, view) };
    }),
  );
}

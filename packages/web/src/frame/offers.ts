// The menu as a list of actions in words.

import type { BoardKit, Offer } from '@tidetable/board/board.ts';
import { type Action, readNotation } from '@tidetable/engine';
import type { ByRule, Shown } from '../tables/shown.ts';

type Kit = Pick<BoardKit, 'face' | 'form'>;

export function offersIn({ menu, view }: Shown, kit: Kit): readonly Offer[] {
  if (menu === null) return [];
  const filled = listed(menu.open, true, view, kit).map((offer) => ({
    ...offer,
    form: kit.form?.(offer.action, view) ?? offer.words,
  }));
  const allowed = withForms(listed(menu.allowed, true, view, kit), view, kit);
  return [...allowed, ...filled, ...listed(menu.barred, false, view, kit)];
}

function listed(byRule: ByRule, allowed: boolean, view: object, { face }: Kit): Offer[] {
  return Object.entries(byRule).flatMap(([rule, texts]) =>
    texts.map((text) => {
      const action: Action = readNotation(text);
      return { action, text, rule, allowed, words: face.say(action, view) };
    }),
  );
}

/** With only one way to fill it in, no form is needed. */
function withForms(offers: readonly Offer[], view: object, { form }: Kit): readonly Offer[] {
  const forms = offers.map(({ action }) => form?.(action, view) ?? null);
  return offers.map((offer, nth) => {
    const own = forms[nth] ?? null;
    const isShared = own !== null && forms.filter((other) => other === own).length > 1;
    return isShared ? { ...offer, form: own } : offer;
  });
}

/** One for each form, by name. */
export function byForm(offers: readonly Offer[]): readonly Offer[] {
  const forms = new Set<string>();
  return offers.flatMap((offer) => {
    const { form } = offer;
    if (form === undefined) return [offer];
    if (forms.has(form)) return [];
    forms.add(form);
    return [{ ...offer, words: form }];
  });
}

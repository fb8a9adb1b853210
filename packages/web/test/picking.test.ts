// Picking an action spot by spot.
import { signal } from '@preact/signals';
import type { Offer, Step } from '@tidetable/board/board.ts';
import { type Action, readNotation } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Picking } from '../src/frame/picking.ts';

const offer = (text: string, allowed = true): Offer => ({
  action: readNotation(text),
  text,
  rule: 'R-1',
  allowed,
  words: text,
});

/** `give card=a to=b` touches `card:a` and then either of `pawn:b` and `player:b`. */
function spotsOf(action: Action): readonly Step[] {
  const of = action as Action & Readonly<Record<string, string>>;
  if (action.type === 'give') return [`card:${of.card}`, [`pawn:${of.to}`, `player:${of.to}`]];
  if (action.type === 'sandbags') return ['card:sandbags', `tile:${of.tile}`];
  if (action.type === 'discard') return [`card:${of.card}`];
  return [`tile:${of.to ?? of.tile}`];
}

function picking(texts: readonly string[], barred: readonly string[] = []) {
  const offers = signal([
    ...texts.map((text) => offer(text)),
    ...barred.map((text) => offer(text, false)),
  ]);
  const chosen: string[] = [];
  const explained: string[] = [];
  const wondered: string[] = [];
  const picks = new Picking({
    kit: { spotsOf },
    offers,
    view: () => ({}),
    choose: ({ text }) => chosen.push(text),
    explain: (barred) => explained.push(...barred.map(({ text }) => text)),
    explains: (spot) => spot.startsWith('tile:'),
    wonder: (spot) => wondered.push(spot),
  });
  return { picks, chosen, offers, explained, wondered };
}

const texts = (offers: readonly Offer[]): string[] => offers.map(({ text }) => text);

describe('picking', () => {
  it('plays an action with one spot at once', () => {
    const { picks, chosen } = picking(['move to=iron-gate', 'move to=gold-gate']);
    expect(picks.state('tile:iron-gate').kind).toBe('open');
    picks.pick('tile:iron-gate');
    expect(chosen).toEqual(['move to=iron-gate']);
  });

  it('lights what comes next, and only that', () => {
    const { picks, chosen } = picking(['give card=fire to=1', 'give card=wind to=2', 'move to=x']);
    expect(picks.state('pawn:1').kind).toBe('plain');
    picks.pick('card:fire');
    expect(chosen).toEqual([]);
    expect(picks.state('card:fire').kind).toBe('picked');
    expect(picks.state('pawn:1').kind).toBe('open');
    expect(picks.state('pawn:2').kind).toBe('plain');
    expect(picks.state('tile:x').kind).toBe('plain');
    picks.pick('player:1');
    expect(chosen).toEqual(['give card=fire to=1']);
    expect(picks.picked.value).toEqual([]);
  });

  it('goes back when the thing is touched again', () => {
    const { picks } = picking(['give card=fire to=1', 'give card=wind to=1']);
    picks.pick('card:fire');
    picks.pick('card:fire');
    expect(picks.picked.value).toEqual([]);
  });

  it('turns to another thing that is touched instead', () => {
    const { picks, chosen } = picking(['give card=fire to=1', 'give card=wind to=2', 'move to=x']);
    picks.pick('card:fire');
    picks.pick('card:wind');
    expect(texts(picks.offers.value)).toEqual(['give card=wind to=2']);
    picks.pick('tile:x');
    expect(chosen).toEqual(['move to=x']);
  });

  it('asks which where one spot has two actions', () => {
    const { picks, chosen } = picking(['move to=x', 'shore-up tile=x', 'move to=y']);
    picks.pick('tile:x');
    expect(chosen).toEqual([]);
    expect(texts(picks.offers.value)).toEqual(['move to=x', 'shore-up tile=x']);
  });

  it('counts the places that are lit, not what can be done at them', () => {
    const { picks } = picking(['give card=fire to=1', 'discard card=fire', 'discard card=wind']);
    expect(picks.litSpots.value).toBe(2);
  });

  it('leaves both discarding a card and using it', () => {
    const { picks } = picking(['discard card=sandbags', 'sandbags tile=x', 'discard card=fire']);
    picks.pick('card:sandbags');
    expect(texts(picks.offers.value)).toEqual(['discard card=sandbags', 'sandbags tile=x']);
    expect(picks.state('tile:x').kind).toBe('open');
  });

  it('lights the tiles when a kind is chosen whose card goes without saying', () => {
    const { picks, chosen } = picking(['sandbags tile=x', 'sandbags tile=y', 'move to=z']);
    picks.pickType('sandbags');
    expect(picks.state('tile:x').kind).toBe('open');
    expect(picks.state('tile:z').kind).toBe('plain');
    picks.pick('tile:y');
    expect(chosen).toEqual(['sandbags tile=y']);
  });

  it('says why not', () => {
    const { picks, chosen, explained } = picking(
      ['sandbags tile=x'],
      ['sandbags tile=y', 'move to=far'],
    );
    expect(picks.state('tile:far').kind).toBe('barred');
    picks.pick('card:sandbags');
    expect(picks.state('tile:y').kind).toBe('barred');
    picks.pick('tile:y');
    expect(explained).toEqual(['sandbags tile=y']);
    expect(chosen).toEqual([]);
    expect(picks.picked.value).not.toEqual([]);
  });

  it('asks about a thing that nothing can be done with', () => {
    const { picks, wondered } = picking(['move to=near']);
    expect(picks.state('tile:far')).toEqual({ kind: 'plain', explains: true });
    expect(picks.state('pawn:1')).toEqual({ kind: 'plain', explains: false });
    picks.pick('tile:far');
    expect(wondered).toEqual(['tile:far']);
  });

  it('survives a new menu as long as it leads somewhere', () => {
    const { picks, offers } = picking(['sandbags tile=x', 'sandbags tile=y']);
    picks.pick('card:sandbags');
    offers.value = [offer('sandbags tile=y')];
    expect(picks.state('tile:y').kind).toBe('open');
    offers.value = [offer('move to=x')];
    expect(picks.picked.value).toEqual([]);
    expect(picks.state('tile:x').kind).toBe('open');
  });
});

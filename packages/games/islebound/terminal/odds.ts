// The odds of an attack: here, in another town, or during one.
import type { Seat } from '@tidetable/engine';
import type { Extra, Scene } from '@tidetable/terminal/board';
import { FAINT } from '@tidetable/terminal/ink';
import { padded, plural, readable, widthOf, wrapped } from '@tidetable/terminal/text';
import {
  type Action,
  bestReroll,
  CREW,
  captainOf,
  DEEP_FOG,
  DICE,
  FIGHTERS,
  type FrameOf,
  type Group,
  type Islebound,
  type Odds,
  oddsOf,
  oddsWith,
  owns,
  percent,
  placeName,
  placeOf,
  type Region,
  type SeenCaptain,
  signOf,
  strengthNeeded,
  type View,
} from '../public.ts';

const NOBODY: Group = { pirates: 0, serpents: 0, ichor: 0 };
const FIELD = { pirate: 'pirates', serpent: 'serpents', ichor: 'ichor' } as const;
/** Names of the monster, without spaces. */
const MONSTER_WORDS: readonly string[] = ['monster', 'themonster', 'deepfog'];
/** Larger groups than one with this chance are left out. */
const SURE = 0.995;

export const odds: Extra<Islebound> = {
  usage: 'odds, odds TOWN',
  help: 'the chances of attacking the town where you are, or another, with the groups you could send',
  answer,
};

function answer(view: View, scene: Scene<Action>, asked: string): string[] {
  const { chooser: seat } = scene;
  if (seat === null) return ['Nobody is asked now, so there is nobody to attack.'];
  const frame = view.agenda.at(-1);
  if (asked === '' && frame !== undefined && 'seat' in frame && frame.seat === seat)
    switch (frame.step) {
      case 'muster':
        return groupsLines(view, scene, seat, frame.region, chosenSoFar(view, frame));
      case 'enlist':
        return enlistLines(view, scene, frame);
      case 'battle':
        return battleLines(view, scene, frame);
      case 'falter':
        return [`It falls short by ${frame.short}: pressing on wins by as many injuries.`];
    }
  const region = asked === '' ? captainOf(view, seat).region : regionCalled(view, asked);
  if (region === null)
    return [
      asked === ''
        ? 'Your ship is beside the map.'
        : `There is no town ${JSON.stringify(asked)} here.`,
    ];
  const refusal = whyNot(view, seat, region);
  return refusal === null
    ? groupsLines(view, scene, seat, region, {
        least: NOBODY,
        most: armyOf(captainOf(view, seat)),
      })
    : [refusal];
}

function regionCalled(view: View, asked: string): Region | null {
  const wanted = asked.toLowerCase().replace(/[^a-z]/g, '');
  if (view.fog !== null && MONSTER_WORDS.includes(wanted)) return DEEP_FOG;
  const region = view.towns.findIndex((town) => town.replace(/[^a-z]/g, '').startsWith(wanted));
  return wanted === '' || region < 0 ? null : region;
}

function townAt(view: View, region: Region): string {
  return placeName(placeOf(view, region));
}

function whyNot(view: View, seat: Seat, region: Region): string | null {
  const army = armyOf(captainOf(view, seat));
  const refusal = region === DEEP_FOG ? whyNotMonster(view, seat) : whyNotTown(view, seat, region);
  if (refusal !== null) return refusal;
  return sizeOf(army) === 0 ? 'You have no pirates or sea serpents to send.' : null;
}

function whyNotMonster({ fog }: View, seat: Seat): string | null {
  return fog?.victors.includes(seat) ? 'You have defeated the monster.' : null;
}

function whyNotTown(view: View, seat: Seat, region: Region): string | null {
  if (view.owners[region] === seat) return `${townAt(view, region)} is yours.`;
  if (signOf(view, region).banner === 'blue')
    return `${townAt(view, region)} has a blue banner: it is won by diplomacy, not by attack.`;
  return null;
}

function armyOf({ pirates, serpents, ichor }: SeenCaptain): Group {
  return { pirates, serpents, ichor: ichor ? 1 : 0 };
}

function sizeOf({ pirates, serpents, ichor }: Group): number {
  return pirates + serpents + ichor;
}

interface Range {
  readonly least: Group;
  readonly most: Group;
}

/** Kinds already asked about are fixed, the rest are open. */
function chosenSoFar(view: View, { seat, group, next }: FrameOf<'muster'>): Range {
  const army = armyOf(captainOf(view, seat));
  const open = FIGHTERS.slice(FIGHTERS.indexOf(next));
  const most = { ...group };
  for (const fighter of open) most[FIELD[fighter]] = army[FIELD[fighter]];
  return { least: group, most };
}

/** A captain's means of attack; the Sword Academy helps only against towns (IB-AMB-56). */
function meansOf(view: View, seat: Seat, region: Region) {
  const { deck, wood } = captainOf(view, seat);
  return {
    wood,
    crew: deck.length,
    fighters: deck.filter((crew) => CREW[crew].includes('combat')).length,
    academy: region !== DEEP_FOG && owns(view, seat, 'sword-academy') ? 1 : 0,
  };
}

/** The best group of each size, up to one that is all but certain. */
function bestGroups({ least, most }: Range, need: number, extra: number, crew: number): Group[] {
  const groups: Group[] = [];
  for (let size = Math.max(1, sizeOf(least)); size <= Math.min(DICE, sizeOf(most)); size++) {
    const chances = splits(size, { least, most }).map((group) => ({
      group,
      ...oddsOf({ group, need, extra, wood: 0, crew }),
    }));
    const best = chances.reduce((one, other) => (isBetter(other, one) ? other : one));
    groups.push(best.group);
    if (best.outright > SURE) break;
  }
  return groups;
}

/** By the chance without injuries, then by the chance with them. */
function isBetter(one: Odds, other: Odds): boolean {
  if (one.outright !== other.outright) return one.outright > other.outright;
  return one.withInjuries > other.withInjuries;
}

/** Every group of this size, pirates first. */
function splits(size: number, { least, most }: Range): Group[] {
  const groups: Group[] = [];
  for (let ichor = least.ichor; ichor <= most.ichor; ichor++)
    for (let serpents = least.serpents; serpents <= most.serpents; serpents++) {
      const pirates = size - ichor - serpents;
      if (pirates >= least.pirates && pirates <= most.pirates)
        groups.push({ pirates, serpents, ichor });
    }
  return groups;
}

function groupsLines(
  view: View,
  scene: Scene<Action>,
  seat: Seat,
  region: Region,
  range: Range,
): string[] {
  const need = strengthNeeded(view, region);
  const { wood, crew, fighters, academy } = meansOf(view, seat, region);
  const rows = bestGroups(range, need, academy, crew).map((group) => {
    const attack = { group, need, extra: academy, wood, crew };
    return [
      groupWords(group),
      percent(oddsOf({ ...attack, wood: 0 }).outright),
      ...(wood > 0 ? [percent(oddsOf(attack).outright)] : []),
      ...(fighters > 0 ? [percent(oddsOf({ ...attack, extra: academy + fighters }).outright)] : []),
      ...(crew > 0 ? [percent(oddsOf(attack).withInjuries)] : []),
    ];
  });
  const heads = [
    'Send',
    'dice',
    ...(wood > 0 ? [`${wood} wood`] : []),
    ...(fighters > 0 ? [`+${plural(fighters, 'fighter')}`] : []),
    ...(crew > 0 ? ['injuries'] : []),
  ];
  return [
    `Attack on ${townAt(view, region)}: ${need} needed.`,
    ...tableLines([heads, ...rows], scene),
    ...assumption(scene, crew),
  ];
}

/** A row for each number of combat crew that could still enlist. */
function enlistLines(view: View, scene: Scene<Action>, frame: FrameOf<'enlist'>): string[] {
  const { seat, region, group, extra } = frame;
  const need = strengthNeeded(view, region);
  const { wood, crew, fighters } = meansOf(view, seat, region);
  const most = Math.max(0, Math.min(fighters, DICE - sizeOf(group) - extra));
  const rows = Array.from({ length: most + 1 }, (_none, more) => {
    const attack = { group, need, extra: extra + more, wood, crew: crew - more };
    return [
      more === 0 ? 'Roll now' : `Enlist ${more} first`,
      percent(oddsOf({ ...attack, wood: 0 }).outright),
      percent(oddsOf(attack).outright),
      percent(oddsOf(attack).withInjuries),
    ];
  });
  return [
    `${groupWords(group)} at ${townAt(view, region)}: ${need} needed.`,
    ...tableLines([['', 'dice', `${wood} wood`, 'injuries'], ...rows], scene),
    ...assumption(scene, crew),
  ];
}

function battleLines(view: View, scene: Scene<Action>, frame: FrameOf<'battle'>): string[] {
  const { seat, region, group, dice } = frame;
  const need = strengthNeeded(view, region);
  const { wood, crew } = meansOf(view, seat, region);
  const attack = { group, need, extra: 0, wood, crew };
  const now = oddsWith(dice, { ...attack, wood: 0 });
  const win = region === DEEP_FOG ? 'defeat' : 'take';
  if (now.outright === 1) return [`These dice ${win} ${townAt(view, region)}: strike.`];
  const hurt = now.withInjuries === 1 ? 'injuries would do it now' : 'injuries would not do';
  const { outright, withInjuries } = oddsWith(dice, attack);
  const die = bestReroll(dice, attack) ?? bestReroll(dice, { ...attack, need: need - crew });
  return [
    `These dice fall short of ${need}; ${hurt}.`,
    ...(wood === 0
      ? []
      : [
          `With ${wood} wood: ${percent(outright)} without injuries, ${percent(withInjuries)} with.`,
          ...(die === null ? [] : [`Best to reroll: a ${die}.`]),
        ]),
    ...assumption(scene, crew),
  ];
}

/** The assumptions behind the figures. */
function assumption({ ink, columns }: Scene<Action>, crew: number): string[] {
  const injuries =
    crew === 0 ? '' : ` Injuries: wood first, then as many of those left on deck as it takes.`;
  return wrapped(`Exact, with wood spent as well as can be.${injuries}`, readable(columns)).map(
    (line) => ink(line, FAINT),
  );
}

function tableLines(rows: readonly (readonly string[])[], { ink }: Scene<Action>): string[] {
  const widths = (rows[0] ?? []).map((_none, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row, index) => {
    const cells = row.map((cell, column) =>
      column === 0 ? padded(cell, widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    const line = `  ${cells.join('  ')}`;
    return index === 0 ? ink(line, FAINT) : line;
  });
}

/** `2 pirates + 1 serpent + Ichor`. */
function groupWords({ pirates, serpents, ichor }: Group): string {
  return [
    ...(pirates > 0 ? [plural(pirates, 'pirate')] : []),
    ...(serpents > 0 ? [plural(serpents, 'serpent')] : []),
    ...(ichor > 0 ? ['Ichor'] : []),
  ].join(' + ');
}

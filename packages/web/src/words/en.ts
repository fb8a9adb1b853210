// Every word of the app that is not a game's own, in English.
import { plunder } from './en-plunder.ts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  title: 'Tidetable',
  tagline: 'One table for games of the sea.',
  games: {
    'forbidden-island': {
      name: 'Forbidden Island',
      about:
        'Together against the sea: four treasures, one helicopter, and an island that sinks under your feet.',
      seats: '2–4 together',
    },
    islebound: {
      name: 'Islebound',
      about:
        'Sail, trade, talk or fight your way from town to town, and build the greatest city of the archipelago.',
      seats: '2–4 captains',
    },
    plunder: {
      name: 'Plunder',
      about: 'A pirate’s life: ships, islands, buried treasure, and a bargain for every threat.',
      seats: '2–6 captains',
    },
  },
  home: {
    playNow: 'Play now',
    playNowHelp: 'At once, against bots, on this device.',
    friends: 'Invite friends',
    join: 'Join a table',
    learn: 'Learn',
    rules: 'Rules',
    goOn: 'Go on where you left off',
    at: (game: string, when: string) => `${game} · ${when}`,
    unofficial:
      'Tidetable is an unofficial, non-commercial fan implementation. Titles and trademarks belong to their owners.',
    credits: 'Credits',
  },
  rules: {
    title: (game: string) => `The rules of ${game}`,
    own: 'In our own words, with the page of the rulebook. The rulebook itself has the last word.',
    search: 'Look for',
    found: (count: number) => plural(count, 'rule'),
    page: (page: number) => `p. ${page}`,
  },
  credits: {
    title: 'Credits',
    games: 'The games',
    designers: [
      'Forbidden Island: designed by Matt Leacock, published by Gamewright.',
      'Islebound: designed by Ryan Laukat, published by Red Raven Games.',
      'Plunder: A Pirate’s Life: published by Lost Boy Entertainment.',
    ],
    values: 'What is printed where',
    provenance:
      'Every value says where it comes from: RULEBOOK, printed in the rulebook; PUBLIC, agreed on by public sources; DESIGNED, our own where neither tells.',
    drawings: 'Drawings and letters',
    icons:
      'Icons by the authors of game-icons.net, under CC BY 3.0; everything else is drawn from data.',
    fonts:
      'IM Fell English by Igino Marini and Alegreya Sans by Juan Pablo del Peral, under the Open Font License.',
  },
  menu: {
    preferences: 'Preferences',
    theme: 'Theme',
    themes: { system: 'As the device', light: 'Chart room', dark: 'Night watch' },
    speed: 'Animation',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    sound: 'Sound',
    on: 'On',
    off: 'Off',
  },
  table: {
    you: 'You',
    log: 'Log',
    actions: 'What you can do',
    undo: 'Undo',
    restart: 'Restart turn',
    waiting: (who: string) => `Waiting for ${who}.`,
    thinking: (who: string) => `${who} is thinking.`,
    cannot: (what: string) => `You can’t: ${what}`,
    source: (heading: string, page: number | null) =>
      page === null ? heading : `${heading}, p. ${page}`,
    close: 'Close',
    choose: 'Which of these?',
    rule: (rule: string) => `Rule ${rule}`,
    loading: 'Laying the table…',
    missing:
      'This table is not on this device. A local game stays in the browser it was played in.',
    broken: (why: string) => `This game cannot be taken up: ${why}`,
    undone: (who: string) => `${who} takes that back.`,
    over: 'The game is over.',
    again: 'Play again',
    home: 'Home',
    board: 'Board',
    crew: 'Crew',
  },
  zoom: {
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole chart',
    home: 'Where my own things are',
  },
  plunder,
  island: {
    board: 'The island',
    crew: 'Crew',
    treasures: 'Treasures',
    decks: 'Decks',
    treasureDeck: 'Treasure',
    floodDeck: 'Flood',
    hand: 'Your cards',
    emptyHand: 'No cards in hand.',
    pile: (left: number, discard: number) => `${left} left · ${discard} discarded`,
    difficulty: { novice: 'Novice', normal: 'Normal', elite: 'Elite', legendary: 'Legendary' },
    meter: (level: number) => `Water meter: mark ${level} of 10`,
    treasure: (name: string, isWon: boolean) =>
      `${name}, ${isWon ? 'captured' : 'still out there'}`,
    tile: (
      name: string,
      condition: 'dry' | 'flooded' | 'sunk',
      who: readonly string[],
      treasure: string | null,
    ) =>
      [
        name,
        { dry: 'dry', flooded: 'flooded', sunk: 'sunk' }[condition],
        ...(treasure === null ? [] : [`${treasure} treasure`]),
        ...who,
      ].join(', '),
    pawn: (role: string, name: string, tile: string) => `${role}, ${name}, on ${tile}`,
    cards: (count: number) => plural(count, 'card'),
  },
};

export type Words = typeof en;

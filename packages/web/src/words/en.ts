// Every word of the app that is not a game's own, in English.
import { islebound } from './en-islebound.ts';
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
    'islebound-prototype': {
      name: 'Islebound (prototype)',
      about: 'Islebound as its prototype was played.',
      seats: '2–4 captains',
    },
    'deep-fog': {
      name: 'Islebound: Deep Fog',
      about: 'The archipelago under fog, and something in it that wakes.',
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
    more: 'More…',
    back: 'Back',
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
  islebound,
  replay: {
    bar: 'Replay',
    first: 'To the beginning',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    next: 'One move on',
    last: 'To the end',
    moment: 'Moment',
    move: (ply: number, last: number) => `Move ${ply} of ${last}`,
    short: (ply: number, last: number) => `${ply} / ${last}`,
    now: 'Back to now',
    nowYours: 'Back to now: it is your turn',
    eyes: 'Seen by',
    spectator: 'A spectator',
    link: 'Copy link',
    copied: 'Copied',
    copyThis: 'Copy this address',
    playOn: 'Play on from here',
    playOnAs: 'Play on as…',
    playOnHelp: 'A game of its own, with bots at the other seats. This one stays as it was.',
    title: 'Replay a game',
    open: 'Open a record',
    openHelp:
      'A file that “Save the record” or tidetable wrote. It is read here and stays on this device.',
    drop: 'Drop it anywhere on this page, or choose it:',
    file: 'Record file',
    saved: 'Games on this device',
    none: 'No game has been played on this device yet.',
    over: 'Over',
    running: (ply: number) => `${plural(ply, 'move')} so far`,
    record: 'From a file',
    goOn: 'Go on',
    look: 'Look',
    forget: 'Delete',
    forgetReally: 'Really delete?',
    tooLarge: (name: string) => `${name} is too large to be the record of a game.`,
    notJson: (name: string) => `${name} is not the record of a game: it is not JSON.`,
    notRecord: (name: string, why: string) => `${name} is not the record of a game: ${why}`,
    otherGame: (game: string) => `There is no game called ${game} here.`,
    seat: (number: number) => `Seat ${number}`,
  },
  endings: {
    title: 'The end',
    toBoard: 'To the board',
    result: 'Result',
    earned: 'How it was earned',
    stood: 'How things stood',
    course: 'Through the game',
    chart: (names: string) => `Chart through the game: ${names}`,
    seat: 'Seat',
    moves: 'Moves',
    again: 'Play again',
    replay: 'Replay',
    download: 'Save the record',
    verify: 'Verify',
    of: (count: number, all: number) => `${count} of ${all}`,
    counted: {
      coins: 'Coins',
      buildings: 'Buildings',
      abilities: 'Their abilities',
      track: 'Renown track',
      tokens: 'Renown tokens',
      monster: 'The monster',
      ships: 'Ships',
      islands: 'Islands',
      plunderPoints: 'Plunder Points',
      treasures: 'Treasures',
      dry: 'Dry tiles',
      flooded: 'Flooded tiles',
      sunk: 'Sunk tiles',
      water: 'Water level',
      turns: 'Turns',
      total: 'Total',
    },
  },
  hotSeat: {
    pass: (name: string) => `Pass the device to ${name}`,
    secret: 'Nobody else should look: what follows is for one pair of eyes.',
    iAm: (name: string) => `I am ${name}`,
    takeBack: (name: string) => `${name}: take that back first`,
    screen: 'At this screen',
  },
  zoom: {
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole chart',
    home: 'Where my own things are',
  },
  keys: {
    title: 'Keys',
    list: [
      ['1 – 9', 'choose from what you can do'],
      ['← ↑ ↓ →', 'walk over the board'],
      ['Enter Space', 'touch what has the focus'],
      ['Esc', 'go back'],
      ['A', 'to what you can do'],
      ['U', 'undo'],
      ['[ ]', 'step through what happened'],
      ['?', 'these keys'],
    ] as readonly (readonly [string, string])[],
  },
  plunder,
  island: {
    board: 'The island',
    map: 'map',
    crew: 'Crew',
    decks: 'Decks and discards',
    hand: 'Your cards',
    emptyHand: 'No cards in hand.',
    odds: 'Odds',
    forecast: (cards: string, rise: string) =>
      `Next flood: ${cards} cards. Waters Rise! before it: ${rise}.`,
    deck: { treasure: 'Treasure deck', flood: 'Flood deck' },
    pile: (name: string, left: number, gone: number) =>
      `${name}: ${left} left, ${gone} discarded. Look through both piles.`,
    discarded: (count: number) => `+${count}`,
    treasureDiscard: (count: number) => `Treasure cards discarded (${count})`,
    treasureLeft: (count: number) => `Still in the Treasure deck (${count})`,
    floodDiscard: (count: number) => `Flood cards discarded (${count})`,
    floodNext: (count: number) => `On top of the Flood deck, in any order (${count})`,
    floodThen: (count: number) => `Below those (${count})`,
    none: 'None.',
    giveTo: (role: string) => `To the ${role}`,
    actionsLeft: (count: number) => `${plural(count, 'action')} left`,
    powers: {
      diver: 'Moves through flooded and missing tiles.',
      engineer: 'Shores up two tiles with one action.',
      explorer: 'Moves and shores up diagonally too.',
      messenger: 'Gives cards from anywhere.',
      navigator: 'Moves others up to two tiles.',
      pilot: 'Flies to any tile once a turn.',
    },
    difficulty: { novice: 'Novice', normal: 'Normal', elite: 'Elite', legendary: 'Legendary' },
    meter: (level: number, cards: number) =>
      cards === 0
        ? 'Water meter: the skull. The island is lost.'
        : `Water meter: mark ${level} of 10, ${cards} Flood cards a turn`,
    treasure: (name: string, by: string | null) =>
      by === null ? `${name}, still to be captured` : `${name}, captured by the ${by}`,
    tile: (tile: {
      readonly name: string;
      readonly condition: 'dry' | 'flooded' | 'sunk';
      readonly treasure: string | null;
      readonly isWon: boolean;
      readonly who: readonly string[];
      readonly chance: string | null;
    }) =>
      [
        tile.name,
        { dry: 'dry', flooded: 'flooded', sunk: 'sunk for good' }[tile.condition],
        ...(tile.treasure === null || tile.isWon ? [] : [`${tile.treasure} can be captured here`]),
        ...tile.who.map((role) => `the ${role} stands here`),
        ...(tile.chance === null ? [] : [`${tile.chance} to be drawn`]),
      ].join(', '),
    pawn: (role: string, name: string, tile: string) => `${role}, ${name}, on ${tile}`,
    cards: (count: number) => plural(count, 'card'),
  },
};

export type Words = typeof en;

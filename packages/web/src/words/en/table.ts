// The frame around every board.
import { type Party, sentence } from '@tidetable/engine';

export const menu = {
  preferences: 'Preferences',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Chart room', dark: 'Night watch' },
  speed: 'Animation',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
  sound: 'Sound',
  flows: 'Turn cards by themselves unless I can act',
  asksUnused: 'Ask before a turn ends with something left to do',
  on: 'On',
  off: 'Off',
};

export const table = {
  title: (game: string, kind: string) => (kind === '' ? game : `${game}, ${kind}`),
  you: 'You',
  log: 'Log',
  logAndTalk: 'Log, talk',
  unread: 'new',
  nothingYet: 'Nothing has happened yet.',
  round: (number: number) => `Round ${number}`,
  actions: 'What you can do',
  undo: 'Undo',
  restart: 'Undo turn',
  waiting: ({ name }: Party) => `Waiting for ${name}.`,
  thinking: (who: Party) => sentence(`${who.name} ${who.does('be')} thinking`),
  plays: (who: Party) => sentence(`${who.name} ${who.does('be')} playing`),
  botPlays: 'A bot plays for you.',
  decides: (who: Party) => sentence(`${who.name} ${who.does('decide')}`),
  away: (who: Party) => sentence(`${who.name} ${who.does('be')} away`),
  awayFor: (who: Party, time: string) => sentence(`${who.name} ${who.does('be')} away (${time})`),
  queued: 'Kept: it will be sent when the line is back.',
  unheard:
    'The table did not answer. If the board does not change, load this page again: nothing that was played is lost.',
  cannot: (what: string) => `You can’t ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  cannotNow: (what: string) => `Not now: ${what}`,
  barred: 'Not possible now',
  wait: 'Wait',
  waitHelp: 'The others stop before they go on, so that you can cut in.',
  goOn: 'Go on',
  goesOn: 'Goes on by itself',
  clock: 'Time left',
  notUntil: 'Not until…',
  /** As the person says it, and as it is said to them. */
  untils: {
    'own-turn': ['my own turn', 'your own turn'],
    turn: ['the next turn', 'the next turn'],
    cancelled: ['I say so', 'you say so'],
  },
  passing: (until: string) => `You pass until ${until}.`,
  passed: (until: string) => `You are asked again: it was until ${until}.`,
  askMe: 'Ask me again',
  source: (heading: string, page: number | null) =>
    page === null ? heading : `${heading}, p. ${page}`,
  close: 'Close',
  choose: 'Which of these?',
  lit: (what: string, places: number) => `${what} ${places} places are lit: touch one`,
  listAll: (places: number) => `List all ${places}`,
  leaves: (unused: string) => `leaves ${unused}`,
  endsWith: (unused: string) => `You still have ${unused}. End all the same?`,
  neverAsk: 'End, and never ask again',
  more: 'More…',
  back: 'Back',
  rule: (rule: string) => `Rule ${rule}`,
  loading: 'Laying the table…',
  unfetched: 'This could not be fetched.',
  tryAgain: 'Try again',
  missing: 'This table is not on this device. A local game stays in the browser it was played in.',
  notDrawn:
    'This part of the table is of an earlier version and cannot be drawn here. The list of actions still works.',
  broken: (why: string) => `This game cannot be taken up: ${why}`,
  undone: (who: Party) => sentence(`${who.name} ${who.does('take')} that back`),
  askedBack: (who: Party) => sentence(`${who.name} ${who.does('ask')} to take that back`),
  agreedBack: (who: Party) => sentence(`${who.name} ${who.does('agree')}`),
  refusedBack: (who: Party) => sentence(`${who.name} would rather not`),
  over: 'The game is over.',
  again: 'Play again',
  home: 'Home',
  board: 'Board',
  crew: 'Players',
};

/** A label of somebody, inside a longer one. */
export function within(label: string): string {
  return label === table.you ? label.toLowerCase() : label;
}

export const zoom = {
  closer: 'Closer',
  farther: 'Farther',
  whole: 'The whole chart',
  home: 'Where my own things are',
};

export const keys = {
  title: 'Keys',
  list: [
    ['1 – 9', 'choose from what you can do'],
    ['← ↑ ↓ →', 'walk over the board'],
    ['N', 'to the next thing that is lit; with Shift to the one before'],
    ['Enter Space', 'touch what has the focus'],
    ['Esc', 'go back'],
    ['A', 'to what you can do, or list the places that are lit'],
    ['G', 'let things go on, or say no'],
    ['E', 'done, or end the turn'],
    ['W', 'make the bots wait, where you could cut in'],
    ['U Ctrl-Z', 'undo'],
    ['Ctrl-Y', 'do again what was undone'],
    ['[ ]', 'step through what happened'],
    ['Home End', 'in a replay, to its beginning and its end'],
    ['I', 'read about what has the focus'],
    ['?', 'these keys'],
  ] as readonly (readonly [string, string])[],
  chart: [['+ − 0', 'closer, farther, the whole chart']] as readonly (readonly [string, string])[],
};

export const hotSeat = {
  pass: (name: string) => `Pass the device to ${name}`,
  secret: 'Nobody else should look: what follows is for one pair of eyes.',
  iAm: (name: string) => `I am ${name}`,
  takeBack: (name: string) => `${name}: take that back first`,
  screen: 'At this screen',
};

// The pages of the app.
import { plural } from '@tidetable/board/words/numbers.ts';

export const ways = {
  label: 'The house',
  lobby: 'Lobby',
  learn: 'Learn',
  rules: 'Rules',
  me: 'You',
  skipToPage: 'Skip to the page',
  skipToTable: 'Skip to the table',
};

export const tab = {
  yourTurn: (title: string) => `● Your turn – ${title}`,
  page: (title: string) => `${title} – Tidetable`,
  disconnected: (title: string) => `Disconnected – ${title}`,
};

export const lost = {
  title: 'Off the chart',
  about: 'There is no such page here. The address may be old, or a letter of it went overboard.',
  home: 'Back to the harbour',
  unanswered: 'Out of reach',
};

export const home = {
  playNow: 'Play now',
  playNowHelp: 'At once, against bots, on this device.',
  games: 'The games',
  friends: 'Invite friends',
  join: 'Join a table',
  joinAbout: 'Open tables that want a hand, and those that can be watched.',
  learn: 'Learn',
  rules: 'Rules',
  daily: 'The deal of the day',
  dailyAbout: 'The same deal for everybody, until midnight. How far do you get?',
  replayAbout: 'Games on this device and records from files, move by move.',
  verify: 'Was it a fair game?',
  verifyAbout: 'Play any recorded game again, and check its dice and shuffles.',
  goOn: 'Go on where you left off',
  progress: (plies: number) => (plies === 0 ? 'just begun' : `${plural(plies, 'move')} so far`),
  company: (names: string) => `with ${names}`,
  bots: (count: number) => plural(count, 'bot'),
  alone: 'alone',
  forget: (game: string) => `Delete this game of ${game}`,
  showAll: (count: number) => `Show all ${count} games`,
  showFewer: 'Show fewer',
  aground: 'No server can be reached. Games on this device go on as ever.',
  unofficial:
    'Tidetable is an unofficial, non-commercial fan implementation. Titles and trademarks belong to their owners.',
  credits: 'Credits',
  docs: 'How it all works',
};

export const keeping = {
  denied: 'This browser keeps nothing: the game ends when this page closes.',
  deniedHelp: 'To keep games, leave the private window or let this site store data.',
  full: 'There is no room left on this device: what you play from here on ends when this page closes.',
  fullHelp: 'Deleting old games makes room.',
  oldGames: 'Games on this device',
  gone: 'This table is not here any more. This browser keeps nothing: a local game ends when its page closes.',
  folded: 'Not kept',
  toFile: 'Save it to a file',
  hide: 'Hide this notice',
  forgetReally: (game: string) => `Delete this game of ${game} for good?`,
  forgetYes: 'Delete',
  forgetNo: 'Keep it',
};

export const rules = {
  shelf: 'The rules',
  shelfAbout: 'Everything that can be looked up, in our own words, with the page of the rulebook.',
  title: (game: string) => `The rules of ${game}`,
  own: 'In our own words, with the page of the rulebook. The rulebook itself has the last word.',
  version: (version: number) =>
    `This is version ${version}, by which games go on that began under it. New games are played by a newer one.`,
  search: 'Look for',
  found: (count: number) => plural(count, 'rule'),
  page: (page: number) => `p. ${page}`,
  all: 'Rules',
  example: 'a few words, or the name of a rule',
  nothing: 'No rule has all of these words. Try fewer, or other ones.',
  missing: 'There is no rulebook of that name here.',
  chapters: 'Chapters',
  ruling: 'our ruling',
  rulingHelp: 'The rulebook is silent or can be read in two ways: this is how we read it.',
  forbids: 'forbids',
  forbidsHelp: 'What it forbids is refused, and the refusal names this rule.',
  editions: 'Editions',
  provenance: 'Where the numbers come from',
  provenanceHelp: 'A rulebook does not print everything that is on cards and boards.',
};

export const credits = {
  title: 'Credits',
  games: 'The games',
  values: 'What is printed where',
  provenance:
    'A rulebook does not print everything that is on cards and boards. What it leaves open is told by public sources, or is ours.',
  drawings: 'Drawings and letters',
  icons:
    'Icons by the authors of game-icons.net, under CC BY 3.0; everything else is drawn from data.',
  fonts:
    'IM Fell English by Igino Marini and Alegreya Sans by Juan Pablo del Peral, under the Open Font License.',
};

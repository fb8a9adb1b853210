// The verifier page.
import { plural } from '@tidetable/board/words/numbers.ts';

export const verify = {
  tab: 'Verify a game',
  title: 'Was it a fair game?',
  lead: 'Choose the record of a game. Your browser plays it again by the rules, move by move, and checks that the seed is the one sealed before the game began. Nothing is sent anywhere.',
  record: 'The record of a game',
  drop: 'Or drop the file anywhere on this page.',
  noted: 'The commitment you noted before the game, if you did',
  notedExample: '64 letters and digits',
  how: 'What is checked, and why it can be trusted',
  sealed:
    'Before a game begins, the server draws a secret seed of 256 bits and publishes its SHA-256 hash, the commitment. Each player may then add words of their own. The dice and shuffles of every ply follow from the seed and these words alone, so neither side could choose them. When the game is over the seed is shown, and anybody can play the game again.',
  proof:
    'A record by itself proves that the game followed from its seed. That the seed was sealed beforehand you know for certain if you noted the commitment before the game, and compare it above. The command “tidetable verify” does the same in a terminal.',
  checking: 'Checking…',
  progress: 'Plies checked',
  ply: (done: number, all: number) => `Ply ${done} of ${all}.`,
  fair: 'The game is true.',
  unfair: 'The game is true, but not a fair deal.',
  untrue: 'This record is not true.',
  nothing: 'Nothing was checked.',
  ended: (title: string, result: string) => `${title}. ${result}`,
  unfinished: 'The record stops before the end.',
  checks: {
    record: 'The record',
    commitment: 'The sealed seed',
    contributions: 'What the players added',
    plies: 'Every action and state',
    outcome: 'The end',
  },
  verdicts: {
    true: 'True: ',
    false: 'Not true: ',
    warning: 'True, but: ',
    waiting: 'Not checked: ',
  },
  heading: (title: string, seats: number, plies: number, version: number) =>
    `${title} for ${seats} players, ${plural(plies, 'move')}, under version ${version} of the rules.`,
  noRecord: (why: string) => `This is not the record of a game (${why}).`,
  noGame: (game: string) => `There is no game called “${game}” here.`,
  otherVersion: (then: number, now: number) =>
    `It was played under version ${then} of the rules; this page knows version ${now}.`,
  otherSeed:
    'The hash of the seed is not the commitment: another seed was sealed than the one that was shown.',
  otherNoted: 'The commitment in the record is not the one that you noted before the game.',
  seed: 'Its SHA-256 hash is the commitment. Compare that with the one shown before the game.',
  seedNoted: 'Its SHA-256 hash is the commitment that you noted before the game.',
  notEach: 'There is not one for each seat.',
  nobodyAdded: 'Nobody added anything.',
  mixedIn: (words: string) => `Mixed in: ${words}.`,
  added: (who: string, words: string) => `${who}: “${words}”`,
  allPlayed: (plies: number) => `All ${plies} were played again.`,
  setUp: (words: string) =>
    `${words} But this was no deal by chance alone: it began from a position that was set up.`,
  rigged: (words: string) =>
    `${words} But this was no deal by chance alone: its chance was fixed by hand.`,
  nothingPlayed: 'Nothing was played.',
  asRecorded: 'The last state and the result are as recorded.',
  fault: (why: string) => `${why}.`,
  faultAt: (ply: number, why: string) => `Ply ${ply}: ${why}.`,
  broken: (why: string) => `The check itself failed: ${why}`,
  tooLarge: (name: string) => `${name} is too large to be the record of a game.`,
  notJson: (name: string) =>
    `${name} is not JSON, so it is not the record of a game. Choose a file that was saved with “Save the record”, at the end of a game.`,
  unreachable: 'The server could not be reached. Try again.',
  seat: (seat: number) => `Seat ${seat + 1}`,
  seedTerm: 'Seed',
  commitmentTerm: 'Commitment',
  bot: (name: string) => `${name} (bot)`,
  forfeited: (who: string) => `${who}, who forfeited`,
};

// Why the server refused something: what is wrong, and what would be right.

import { unit } from '@tidetable/board/words/numbers.ts';
import type { FieldWhy } from '@tidetable/protocol';

/** The most or the least that is accepted. */
type Sentence = (limit: number) => string;

/** For any field without words of its own. */
const whys: Readonly<Record<FieldWhy, Sentence>> = {
  missing: () => 'This is still to be filled in.',
  empty: () => 'This is still to be filled in.',
  'too-short': (least) => `This is too short: ${least} at least.`,
  'too-long': (most) => `This is too long: ${most} at most.`,
  'too-small': (least) => `This is too little: ${least} at least.`,
  'too-large': (most) => `This is too much: ${most} at most.`,
  'wrong-letters': () => 'There is a character in it that does not belong there.',
  hidden: () => 'There is a character in it that nobody can see. Type it again by hand.',
  letterless: () => 'It needs a letter or a digit.',
  'several-lines': () => 'It must fit on one line.',
  'not-offered': () => 'This cannot be chosen here. Choose something else.',
  unknown: () => 'This server does not know one of the choices. Reload the page and try again.',
  'wrong-kind': () => 'This was not understood. Reload the page and try again.',
};

const name: Partial<Record<FieldWhy, Sentence>> = {
  missing: () => 'Type a name first.',
  empty: () => 'Type a name first.',
  'too-long': (most) => `A name has at most ${most} letters. Shorten it a little.`,
  hidden: () => 'There is a character in this name that nobody can see. Type it again by hand.',
  letterless: () => 'A name needs a letter or a digit, so that it can be read out.',
  'several-lines': () => 'A name fits on one line.',
};

const said: Partial<Record<FieldWhy, Sentence>> = {
  missing: () => 'Write something first.',
  empty: () => 'Write something first.',
  'too-long': (most) => `That is too long: at most ${most} letters. Shorten it a little.`,
  hidden: () => 'There is a character in it that nobody can see. Type it again by hand.',
};

const newPassword: Partial<Record<FieldWhy, Sentence>> = {
  missing: () => 'Choose a password.',
  empty: () => 'Choose a password.',
  'too-short': (least) => `A password has at least ${least} characters. A few words will do.`,
  'too-long': (most) => `A password has at most ${most} characters.`,
};

const login: Partial<Record<FieldWhy, Sentence>> = {
  missing: () => 'Type your login.',
  empty: () => 'Type your login.',
  'wrong-letters': () =>
    'A login has 3 to 30 characters: letters from a to z, digits, dots, dashes.',
};

const old: Partial<Record<FieldWhy, Sentence>> = {
  missing: () => 'Type the password that you have now.',
  'too-long': (most) => `No password has more than ${most} characters.`,
};

const code: Partial<Record<FieldWhy, Sentence>> = {
  missing: () => 'Type the code.',
  'too-long': (most) => `No code has more than ${most} characters. Copy it again.`,
};

const label: Partial<Record<FieldWhy, Sentence>> = {
  ...name,
  missing: () => 'Say what it is for.',
  empty: () => 'Say what it is for.',
  'too-long': (most) => `At most ${most} letters. Shorten it a little.`,
  letterless: () => 'It needs a letter or a digit.',
};

/** By the name of the field in a message. */
const fields: Readonly<Record<string, Partial<Record<FieldWhy, Sentence>>>> = {
  name,
  login,
  password: newPassword,
  old,
  code,
  label,
  words: said,
  seats: {
    'not-offered': () => 'This game is not for so many. Add or remove a seat.',
    'too-small': () => 'A table needs more seats. Add one.',
    'too-large': () => 'A table has no room for so many. Remove a seat.',
  },
  seating: { 'not-offered': () => 'More people than seats. Remove one or add a seat.' },
  bot: { 'not-offered': () => 'No such bot plays this game. Choose another one.' },
  settings: { 'not-offered': () => 'A table cannot be run like that. Look at the pace again.' },
};

/** By error code. */
const codes: Readonly<Record<string, string>> = {
  'already-in': 'You are in already, under another name.',
  away: 'A bot sits in for you. Take your seat back first.',
  banned: 'You were banned from this server by those who keep it.',
  begun: 'The game has begun. Who sits where cannot be changed any more.',
  blocked: 'Somebody whom you have blocked is at this table.',
  bot: 'A bot plays there.',
  busy: 'Too much is going on just now. Try again in a moment.',
  changed: 'That has just changed. Look again.',
  clock: 'This table has a clock. Wait until their time is up.',
  daily: 'The deal of the day is the same for everybody: nothing can be added to it.',
  'empty-seat': 'A seat is still empty. Invite somebody, or put a bot there.',
  fault: 'Something failed on the server. Nothing was lost: try again.',
  forfeited: 'This seat was lost. It cannot be taken back.',
  'has-account': 'You have an account already. Log out first to make another one.',
  here: 'They are here: the seat is theirs to play.',
  'login-taken': 'Somebody has this login already. Choose another one.',
  malformed: 'The server did not understand that. Reload the page and try again.',
  'no-account': 'A guest has no password. Make an account first.',
  'no-free-seat': 'All seats are taken. Somebody was faster.',
  'no-session': 'You are not aboard any more. Say your name again, or log in.',
  'no-such-game': 'This server does not know that game.',
  'no-such-invite':
    'This invitation has ended: it has been used, it is too old, or there is a newer one.',
  'no-such-person': 'Nobody is here by that name any more.',
  'no-such-report': 'That report is not here any more.',
  'no-such-seat': 'This table has no such seat.',
  'no-such-session': 'That session has ended already.',
  'no-such-table': 'There is no such table, or it is not open to you.',
  'not-admin': 'Only those who keep this server may do that.',
  'not-found': 'There is nothing here.',
  'not-open': 'This table does not wait for players.',
  'not-over': 'The game is not over yet.',
  'not-owner': 'Only who opened the table may do that.',
  'not-playing': 'No game is being played at this table.',
  'not-seated': 'Only those who sat at the table may do that.',
  'not-started': 'The game has not begun yet.',
  'not-their-turn': 'The table does not wait for them.',
  'not-your-seat': 'This seat is not yours.',
  'other-site': 'That came from another site, and was not done.',
  over: 'The game is over.',
  'own-seat': 'That is your own seat. Get up instead.',
  'sent-away':
    'Who opened this table has cleared your seat. Ask them for an invitation of your own.',
  taken: 'Somebody sits there. Clear the seat first.',
  'too-many-orders': 'You have too many standing orders. Cancel one first.',
  'too-many-regards': 'Your list is full. Take somebody back first.',
  'too-many-reports': 'You have sent many reports that wait to be read. That is enough for now.',
  'too-many-tables': 'You have too many tables at once. Finish one first.',
  'too-many-tokens': 'You have too many tokens. End one first.',
  'too-soon': 'The table has not waited long enough for that. Give them a moment.',
  'wrong-code': 'This login and this recovery code do not go together.',
  'wrong-login': 'This login and this password do not go together.',
  yourself: 'You cannot do that to yourself.',
};

export const refusals = {
  whys,
  fields,
  codes,
  tooOften: (seconds: number) =>
    `That was too often. Try again in ${seconds > 90 ? unit(Math.ceil(seconds / 60), 'minute') : unit(seconds, 'second')}.`,
  wrongOldPassword: 'That is not the password that you have now.',
  other: 'That could not be done. Reload the page and try again.',
};

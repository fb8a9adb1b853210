// Slow players, moves that wait for the connection, and confirmations.

export const company = {
  waits: (who: string) => `${who} is away, and the table waits.`,
  waitsFor: (who: string, time: string) => `${who} has been away for ${time}, and the table waits.`,
  nudge: (who: string) => `Nudge ${who}`,
  nudged: (who: string, when: string) => `${who} was nudged ${when}.`,
  nudgedBy: (who: string) => `${who} nudged you`,
  nudgedYou: (who: string, when: string) => `${who} nudged you ${when}.`,
  nudgedYouTurn: (who: string, when: string) => `${who} nudged you ${when}: it is your turn.`,
  isAway: (who: string) => `${who} is away`,
  fold: 'Hide',
  playOn: 'Let a bot play on',
  playOnTitle: (who: string) => `Let a bot play for ${who}?`,
  playOnHelp: (who: string) =>
    `It plays until ${who} is back, who can take the seat back at any time.`,
  playOnAll: 'All others who are here must agree.',
  agreed: (who: string) => `${who} would let a bot play on.`,
  waitsForOthers: 'Waiting for the others who are here to agree.',
  keepWaiting: 'Keep waiting',
};

/** Asked before something is lost. */
export const questions = {
  stay: 'No, go back',
  giveUp: 'Give up this table?',
  giveUpHelp: 'The table and its invitations are gone for everybody. This cannot be taken back.',
  getUp: 'Get up from your seat?',
  getUpHelp: 'Somebody else may sit down there. At a private table you may need a new invitation.',
  clear: (who: string) => `Clear the seat of ${who}?`,
  clearHelp: 'They are sent away from this table, and cannot come back to it.',
  endSession: (label: string) => `End the session ${label}?`,
  endSessionHelp: 'Whoever uses it must log in again; a program needs a new token.',
  endOthers: 'End all other sessions?',
  endOthersHelp:
    'You stay logged in here alone. Every other browser and program must come in anew.',
  logout: 'Log out?',
  logoutHelp: 'You come back with your login and password.',
  logoutGuest: 'Leave for good?',
  logoutGuestHelp:
    'A guest cannot be known again: your seats and games are lost. With an account you keep them.',
};

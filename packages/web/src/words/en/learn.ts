// The lessons.

export const learn = {
  title: 'Learn',
  how: 'A real game, a mate at the other seat, and somebody who tells you what matters when it comes up. You can skip the talk at any time.',
  begin: 'Begin',
  missing: 'There is no lesson of that name here.',
  coach: 'Your coach',
  gotIt: 'Got it',
  skip: 'Skip the lesson',
};

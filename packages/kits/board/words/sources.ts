// What is printed, what is public and what is ours.
export const sources = {
  title: 'Printed, public or ours',
  ask: 'What is this?',
  askHelp: 'Touch anything to read about it.',
  mark: { RULEBOOK: 'printed', PUBLIC: 'public', MIXED: 'partly ours', DESIGNED: 'ours' },
  meaning: {
    RULEBOOK: 'Printed in the rulebook, or the only value that fits what it prints.',
    PUBLIC: 'Public sources agree on it: reviews, other implementations, the designers.',
    MIXED: 'Printed in part, completed by us.',
    DESIGNED: 'Ours: no source says, so we chose what plays well. It may differ from your box.',
  },
};

// Today's board for a table under earlier rules, with the words and rules of that version. What the board does not know
// is not animated or not drawn; the list of actions still lets people play.

import type { BoardKit, BoardProps } from '@tidetable/board/board.ts';
import { AT_ONCE } from '@tidetable/board/cues.ts';
import type { FrozenRules } from '@tidetable/catalogue/earlier';
import type { ComponentType } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { words } from '../words/index.ts';

export function earlierKit(kit: BoardKit, { game, face }: FrozenRules): BoardKit {
  // These describe actions under today's rules only.
  const { tries: _tries, verbs: _verbs, passes: _passes, form: _form, ...rest } = kit;
  return {
    ...rest,
    ...(game.passes && { passes: game.passes }),
    face,
    rulebook: game.rulebook,
    rulesVersion: game.rulesVersion,
    Board: whereDrawn(kit.Board),
    Crew: whereDrawn(kit.Crew),
    Hand: whereDrawn(kit.Hand),
    spotsOf: (...asked) => unless(() => kit.spotsOf(...asked) ?? [], []),
    aspect: (view) => unless(() => kit.aspect?.(view) ?? 1, 1),
    heading: (view) => unless(() => kit.heading(view), ''),
    cue: (...asked) => unless(() => kit.cue(...asked), AT_ONCE),
    affects: (event) => unless(() => kit.affects?.(event) ?? [], []),
    after: (view, event) => unless(() => kit.after?.(view, event) ?? view, view),
  };
}

/** Failures of today's board on an earlier version go to the console. */
function unless<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch (error) {
    console.warn(error);
    return otherwise;
  }
}

function whereDrawn(Part: ComponentType<BoardProps>): ComponentType<BoardProps> {
  return (props) => {
    const [fault] = useErrorBoundary((error) => console.warn(error));
    return fault === undefined ? <Part {...props} /> : <p>{words().table.notDrawn}</p>;
  };
}

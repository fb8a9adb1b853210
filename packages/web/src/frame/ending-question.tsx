// Ending a turn with something left to do is asked about once; the question can be switched off.
import { change } from '../app/settings.ts';
import { words } from '../words/index.ts';
import { Choice } from './choice.tsx';

export interface Ending {
  /** What would be left, in words. */
  readonly unused: string;
  /** As the button said it. */
  readonly label: string;
  end(): void;
  back(): void;
}

export function EndingQuestion({ unused, label, end, back }: Ending) {
  const say = words().table;
  return (
    <div class="ending-question" role="alert">
      <p class="choosing" data-own>
        {say.endsWith(unused)}
      </p>
      <Choice
        label={say.choose}
        entries={[
          {
            key: 'end',
            label,
            isWeighty: true,
            isPrimary: true,
            letter: 'e',
            opens: false,
            choose: end,
          },
        ]}
        back={back}
      />
      <button
        type="button"
        class="quiet"
        onClick={() => {
          change({ asksUnused: false });
          end();
        }}
      >
        {say.neverAsk}
      </button>
    </div>
  );
}

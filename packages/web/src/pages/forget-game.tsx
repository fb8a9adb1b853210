// Deletes a saved game, after a question.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { nameOfGame } from '../core/game-names.ts';
import { forget, type Save } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';
import './forget-game.css';

interface Props {
  readonly save: Save;
  gone(): void;
  /** The content of the button. */
  readonly children: ComponentChildren;
}

export function ForgetGame({ save: { id, record }, gone, children }: Props) {
  const isAsked = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const say = words().keeping;
  const label = words().home.forget(nameOfGame(record.game));
  const leave = (): void => {
    isAsked.value = false;
    opener.current?.focus();
  };
  return (
    <div
      class="forget-game"
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave();
      }}
    >
      <button
        type="button"
        class="quiet forget-opener"
        ref={opener}
        aria-label={label}
        title={label}
        aria-expanded={isAsked.value}
        onClick={() => (isAsked.value = !isAsked.value)}
      >
        {children}
      </button>
      {isAsked.value && (
        <div class="forget-question" role="alertdialog" aria-label={label}>
          <strong>{say.forgetReally(nameOfGame(record.game))}</strong>
          <button type="button" ref={(button) => button?.focus()} onClick={leave}>
            {say.forgetNo}
          </button>
          <button type="button" class="forget-yes" onClick={() => void forget(id).then(gone)}>
            {say.forgetYes}
          </button>
        </div>
      )}
    </div>
  );
}

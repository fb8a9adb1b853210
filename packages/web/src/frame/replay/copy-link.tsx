// Copies a link to this moment.
import { useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { addressOf } from '../moment-address.ts';

const SHOWN_FOR = 1500;

export function CopyLink({ ply }: { ply: number }) {
  const state = useSignal<'ready' | 'copied' | 'by-hand'>('ready');
  const say = words().replay;
  const address = addressOf(location.href, ply, null);
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => {
        state.value = 'copied';
        setTimeout(() => {
          state.value = 'ready';
        }, SHOWN_FOR);
      },
      () => {
        state.value = 'by-hand';
      },
    );
  };
  if (state.value === 'by-hand')
    return (
      <input
        class="address"
        readOnly
        value={address}
        aria-label={say.copyThis}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    );
  return (
    <button type="button" class="quiet" onClick={copy}>
      <span aria-live="polite">{state.value === 'copied' ? say.copied : say.link}</span>
    </button>
  );
}

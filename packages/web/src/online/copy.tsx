// A text to hand on: shown, copied, or shared where the device can.
import { useSignal } from '@preact/signals';
import { copyText } from '../core/clipboard.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly canShare?: boolean;
}

export function Copy({ label, text, canShare = false }: Props) {
  const say = words().online.copy;
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    isCopied.value = await copyText(text);
  };
  return (
    <div class="copy">
      <input
        readOnly
        aria-label={label}
        value={text}
        data-own
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied.value ? say.copied : say.copy}</span>
      </button>
      {canShare && 'share' in navigator && (
        <button
          type="button"
          onClick={() => void navigator.share({ title: words().title, url: text }).catch(() => {})}
        >
          {say.share}
        </button>
      )}
    </div>
  );
}

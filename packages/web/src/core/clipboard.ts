// Copying. Over plain HTTP, as in a local network, browsers have no `navigator.clipboard`.

/** Whether the text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return copySelected(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed: callers show the text.
    return false;
  }
}

function copySelected(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.className = 'unseen';
  // A modal dialog lets nothing outside it be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

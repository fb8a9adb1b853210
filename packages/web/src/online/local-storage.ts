// What this browser remembers; if storage is blocked, nothing.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked: the value is asked for again next time.
  }
}

export function keptList(key: string): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(kept(key) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

// What this browser remembers; where nothing may be kept, nothing is.

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
    // Then it is asked for again the next time.
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

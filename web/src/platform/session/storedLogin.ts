/** Stores the login in the browser (docs/rules/site.md#what-the-browser-keeps-of-a-login): local storage under `token` and `type`. */
export const storedLogin = {
  keys: ['token', 'type'] as const,
  token: (): string | null => localStorage.getItem('token'),
  type: (): string | null => localStorage.getItem('type'),
  keep: (token: string, type: string): void => {
    localStorage.setItem('token', token);
    localStorage.setItem('type', type);
  },
  remove: (): void => storedLogin.keys.forEach((key) => localStorage.removeItem(key)),
};

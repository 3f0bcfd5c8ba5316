/** Stores the login in the browser (docs/rules/site.md#what-the-browser-keeps-of-a-login): local storage under `token`, `type` and `account`. */
export const storedLogin = {
  keys: ['token', 'type', 'account'] as const,
  token: (): string | null => localStorage.getItem('token'),
  type: (): string | null => localStorage.getItem('type'),
  account: (): string | null => localStorage.getItem('account'),
  /** Stores the token last: other tabs read the rest when they learn of it. */
  keep: (token: string, type: string, account: string | undefined): void => {
    if (account) localStorage.setItem('account', account);
    else localStorage.removeItem('account');
    localStorage.setItem('type', type);
    localStorage.setItem('token', token);
  },
  remove: (): void => storedLogin.keys.forEach((key) => localStorage.removeItem(key)),
};

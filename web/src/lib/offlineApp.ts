import { useEffect, useState } from 'react';
import { session } from './session';
import { storedLogin } from './storedLogin';

/** Tells a token from others (FNV-1a, 64 bits); too short to get the token back. */
const markOf = (token: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const character of token)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
};

/** The mark of the login that the browser stores. */
export const storedMark = (): string | null => {
  const token = storedLogin.token();
  return token && markOf(token);
};

/**
 * The mark of the login under which something may be kept on the device and read again; null where there is none, or where the page
 * still has another login than the browser.
 */
export const loginMark = (): string | null => (session.get()?.token === storedLogin.token() ? storedMark() : null);

const flag = 'keepsDay';

/** Whether this browser keeps the staff's day for when there is no network: once somebody has opened it, for as long as their login. */
export const keepsDay = {
  get: (): boolean => {
    const login = loginMark();
    return login !== null && localStorage.getItem(flag) === login;
  },
  set: (): void => {
    const login = loginMark();
    if (login) localStorage.setItem(flag, login);
  },
  /** Removes what another login than the stored one has left. */
  tidy: (): void => {
    if (localStorage.getItem(flag) !== storedMark()) localStorage.removeItem(flag);
  },
};

/** Browsers run workers on HTTPS and localhost only. */
export const canWorkOffline = (): boolean => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

/** The pages that open without a network; the site for visitors has no worker. */
const scopes = ['/journee', '/dossier/'];

const manifest = '/journee.webmanifest';

const register = async (scope: string): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js', { scope });
  const { active, installing, waiting } = registration;
  // Browsers look for a new release only when a page of the scope is loaded.
  if (active) registration.update().catch(() => undefined);
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The application could not be kept.'));
    });
  });
};

let kept: Promise<void> | undefined;

/** Keeps the application on the device; resolves once it is there. Rejects where that fails: the pages work as long as there is a network. */
export const keepApp = (): Promise<void> => {
  kept ??= Promise.all(scopes.map(register)).then(
    () => undefined,
    (error: unknown) => {
      kept = undefined;
      throw error;
    },
  );
  return kept;
};

/** Keeps the application on the device for the staff's day, and lets it be installed from there. */
export const useOfflineApp = (): void => {
  // Before the page asks its first query, whose answer is kept.
  useState(() => canWorkOffline() && keepsDay.set());
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const before = link?.getAttribute('href');
    link?.setAttribute('href', manifest);
    if (canWorkOffline()) keepApp().catch(() => undefined);
    return () => {
      if (before) link?.setAttribute('href', before);
    };
  }, []);
};

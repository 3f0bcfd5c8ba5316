import { useEffect, useState } from 'react';
import { hashOf } from './hash';
import { session } from '../session/session';
import { storedLogin } from '../session/storedLogin';

/** Returns the mark of the login stored in the browser; null without one. */
export const storedMark = (): string | null => {
  const token = storedLogin.token();
  return token && hashOf(token);
};

/**
 * Returns the mark of the login under which data may be stored on the device; null without a login, and if the page still has another login
 * than the browser.
 */
export const loginMark = (): string | null => (session.get()?.token === storedLogin.token() ? storedMark() : null);

const flag = 'keepsDay';

/** Whether this browser stores the staff's day for use without a network: from the first time it is opened until the login ends. */
export const keepsDay = {
  get: (): boolean => {
    const login = loginMark();
    return login !== null && localStorage.getItem(flag) === login;
  },
  set: (): void => {
    const login = loginMark();
    if (login) localStorage.setItem(flag, login);
  },
  /** Deletes data of other logins than the stored one. */
  tidy: (): void => {
    if (localStorage.getItem(flag) !== storedMark()) localStorage.removeItem(flag);
  },
};

/** Tells whether service workers are available, which browsers offer on HTTPS and localhost only. */
export const canWorkOffline = (): boolean => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

/** The pages that open without a network. The public site has no worker. */
const scopes = ['/journee', '/dossier/'];

const manifest = '/journee.webmanifest';

const register = async (scope: string): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js', { scope });
  const { active, installing, waiting } = registration;
  // Browsers look for a new release only when a page of the scope is loaded, so it is requested here.
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

let registration: Promise<void> | undefined;

/** Stores the application on the device; resolves once this is done. If it rejects, the pages still work with a network. */
export const keepApp = (): Promise<void> => {
  registration ??= Promise.all(scopes.map(register)).then(
    () => undefined,
    (error: unknown) => {
      registration = undefined;
      throw error;
    },
  );
  return registration;
};

/** Stores the application on the device for the staff's day, and lets it be installed from there. */
export const useOfflineApp = (): void => {
  // Set before the page sends its first query, so that its answer is stored.
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

import { lazyPart } from '../../kit/lazy/lazyPart';
import { useLostLogin } from '../../platform/session/session';

const Popup = lazyPart(async () => (await import('./LostLoginPopup')).LostLoginPopup, { over: true });

/** Asks to log in again while a login that has ended is kept for unsaved input; shows nothing otherwise. */
export const LostLogin = ({ loginTo }: { loginTo: string }) => useLostLogin() && <Popup loginTo={loginTo} />;

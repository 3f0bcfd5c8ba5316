import { useLostLogin } from '../../platform/session/session';
import { LostLoginPopup } from './LostLoginPopup';

/** Asks to log in again while a login that has ended is kept for unsaved input; shows nothing otherwise. */
export const LostLogin = ({ loginTo }: { loginTo: string }) => useLostLogin() && <LostLoginPopup loginTo={loginTo} />;

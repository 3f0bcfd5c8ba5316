import { Outlet } from 'react-router-dom';
import { useAccountEndings } from './session';

/**
 * Shows the page of the address, and makes it anew once the account that used it has ended or was replaced: what a person typed, or what was filled in for
 * them, must not be seen or sent by the next one (docs/rules/site.md#a-login-that-ends).
 */
export const PagesOfAccount = () => <Outlet key={useAccountEndings()} />;

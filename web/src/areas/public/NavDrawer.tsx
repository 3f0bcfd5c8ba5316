import type { ReactNode } from 'react';
import { Drawer } from '../../kit/dialog/Drawer';
import classes from './Navbar.module.css';
import { t } from './texts';

/** Shows the navigation on phones. */
export const NavDrawer = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Drawer opened onClose={onClose} position="right" size="min(20rem, 85vw)" title={t('nav.menu')}>
    <nav className={classes.drawer} aria-label={t('nav.label')}>
      {children}
    </nav>
  </Drawer>
);

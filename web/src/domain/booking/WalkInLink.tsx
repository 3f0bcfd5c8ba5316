import { Button, type ButtonProps } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import { t } from './texts';

/** Leads to the booking and departure of somebody at the desk; vehicles of the named agency come first there. */
export const WalkInLink = ({ agencyId = '', ...button }: ButtonProps & { agencyId?: string }) => (
  <Button
    component={Link}
    to={agencyId ? `${paths.walkIn}?agence=${agencyId}` : paths.walkIn}
    leftSection={<IconKey size={18} aria-hidden />}
    {...button}
  >
    {t('walkIn')}
  </Button>
);

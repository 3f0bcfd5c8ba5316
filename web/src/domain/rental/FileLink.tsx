import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import { t } from './texts';

/** Leads to the page with everything about a reservation. */
export const FileLink = ({ number }: { number: string }) => (
  <div>
    <Button
      component={Link}
      to={paths.rentalFileFor(number)}
      variant="light"
      leftSection={<IconFolderOpen size={16} aria-hidden />}
    >
      {t('openFile')}
    </Button>
  </div>
);

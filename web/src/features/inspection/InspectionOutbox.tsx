import { Box, Button, Group, Text } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { atLogout } from '../../platform/session/atLogout';
import { paths } from '../../platform/url/paths';
import { Popup } from '../../kit/dialog/Popup';
import { draftKey } from '../../domain/inspection/draftStore';
import { inspectionBox, useUnsentInspections } from '../../domain/inspection/inspectionBox';
import { isUnsent } from '../../domain/inspection/inspectionDraft';
import { t } from '../../domain/inspection/texts';
import { useInspectionOutbox } from '../../domain/inspection/useInspectionOutbox';

/** The choices at a logout while this device has inspections that were not sent. */
type Choice = 'stay' | 'keep' | 'drop';

/** Deletes inspections from this device: all of them, or only those that the server has. */
const clear = async (everything: boolean): Promise<void> => {
  for (const draft of inspectionBox.all())
    if (everything || !isUnsent(draft)) await inspectionBox.forget(draftKey(draft));
};

/** Sends inspections in the background, shows how many are not sent, and asks what to do with them at a logout. */
export const InspectionOutbox = () => {
  useInspectionOutbox();
  const count = useUnsentInspections().length;
  const [answer, setAnswer] = useState<((choice: Choice) => void) | null>(null);

  useEffect(
    () =>
      atLogout(async () => {
        await inspectionBox.load();
        const unsent = inspectionBox.all().some(isUnsent);
        const choice = unsent ? await new Promise<Choice>((resolve) => setAnswer(() => resolve)) : 'keep';
        setAnswer(null);
        if (choice === 'stay') return false;
        await clear(choice === 'drop');
        return true;
      }),
    [],
  );

  return (
    <>
      <span role="status">
        {count > 0 && (
          <Button
            component={Link}
            to={paths.day}
            variant="light"
            color="saffron"
            size="compact-md"
            leftSection={<IconCloudUp size={16} aria-hidden />}
            aria-label={t('here.unsent', { count })}
          >
            {/* A phone's bar has room for the number alone. */}
            <Box component="span" hiddenFrom="xs">
              {count}
            </Box>
            <Box component="span" visibleFrom="xs">
              {t('here.unsent', { count })}
            </Box>
          </Button>
        )}
      </span>
      {answer && (
        <Popup title={t('here.logoutTitle')} onClose={() => answer('stay')}>
          <Text>{t('here.logoutText', { count })}</Text>
          <Group justify="flex-end" mt="lg">
            <Button onClick={() => answer('stay')} data-autofocus>
              {t('here.stay')}
            </Button>
            <Button variant="default" onClick={() => answer('keep')}>
              {t('here.keep')}
            </Button>
            <Button color="red" variant="light" onClick={() => answer('drop')}>
              {t('here.drop')}
            </Button>
          </Group>
        </Popup>
      )}
    </>
  );
};

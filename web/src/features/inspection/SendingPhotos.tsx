import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n/inspection';
import { notify } from '../../ui/notify';
import type { InspectionDraft } from './inspectionDraft';
import type { InspectionForm } from './useInspectionDraft';

interface SendingPhotosProps {
  form: InspectionForm;
  draft: InspectionDraft;
  onDone: () => void;
}

/** Sends the photos of an inspection that is completed; they stay on the device until the server has them. */
export const SendingPhotos = ({ form, draft, onDone }: SendingPhotosProps) => {
  const [stopped, setStopped] = useState(false);
  const { finish, lost } = form;
  const left = draft.photos.filter(({ sha256 }) => !draft.sent.includes(sha256)).length;
  const { kind } = draft;
  const done = useRef(onDone);

  const send = async (): Promise<void> => {
    setStopped(false);
    if (await finish()) {
      void notify({ message: t(`done.${kind}`) });
      done.current();
    } else setStopped(true);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void send();
  });

  return (
    <Stack role="status" align="start">
      <Text fw={600}>{t('sending.title')}</Text>
      <Text>{t('sending.left', { count: left })}</Text>
      {stopped ? (
        <>
          <Alert color="saffron">{lost > 0 ? t('sending.lost', { count: lost }) : t('sending.failed')}</Alert>
          <Button onClick={() => void send()}>{t('common:retry')}</Button>
        </>
      ) : (
        <Loader />
      )}
    </Stack>
  );
};

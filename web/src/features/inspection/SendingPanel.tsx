import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAtStart } from '../../platform/effect/useAtStart';
import { paths } from '../../platform/url/paths';
import { endName } from '../../domain/inspection/inspectedEnd';
import { photosLeft, type InspectionDraft } from '../../domain/inspection/inspectionDraft';
import { t } from './texts';
import type { InspectionForm } from './useInspectionDraft';

interface SendingPanelProps {
  form: InspectionForm;
  draft: InspectionDraft;
}

/**
 * Sends a completed inspection and then its photos. Everything stays on the device until the server has it. The page is left once the draft
 * is no longer on the device.
 */
export const SendingPanel = ({ form, draft }: SendingPanelProps) => {
  const [stopped, setStopped] = useState<'offline' | 'left' | 'another' | null>(null);
  const { finish, forget } = form;
  const { completed } = draft;
  const left = photosLeft(draft).length;
  const rejected = Object.values(draft.rejected);

  const send = async (): Promise<void> => {
    setStopped(null);
    const end = await finish();
    if (end !== 'done' && end !== 'refused') setStopped(end);
  };
  useAtStart(() => void send());
  useWindowEvent('online', () => void send());

  return (
    <Stack role="status" align="start">
      <Text fw={600}>{t(completed ? 'sending.title' : `sending.waiting.${endName(draft)}`)}</Text>
      <Text>{completed ? t('sending.left', { count: left }) : t('sending.waitingText')}</Text>
      {form.storage === 'page' && (
        <Alert color="red" role="alert">
          {t('notKept')}
        </Alert>
      )}
      {stopped === null && <Loader />}
      {stopped === 'offline' && (
        <>
          {form.storage !== 'page' && <Alert color="saffron">{t('sending.failed')}</Alert>}
          <Group>
            <Button onClick={() => void send()}>{t('sending.again')}</Button>
            <Button variant="default" component={Link} to={paths.day}>
              {t('sending.toDay')}
            </Button>
          </Group>
        </>
      )}
      {stopped === 'another' && (
        <>
          <Alert color="saffron">{t('sending.another', { name: draft.completedBy?.name ?? '' })}</Alert>
          <Button variant="default" component={Link} to={paths.day}>
            {t('sending.toDay')}
          </Button>
        </>
      )}
      {stopped === 'left' && (
        <>
          {left > 0 && <Alert color="saffron">{t('sending.lost', { count: left })}</Alert>}
          {rejected.map((why, index) => (
            <Alert key={index} color="saffron">
              {t('sending.rejected', { why })}
            </Alert>
          ))}
          <Group>
            <Button onClick={() => void send()}>{t('sending.again')}</Button>
            <Button variant="default" onClick={() => void forget()}>
              {t('sending.giveUp')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
};

import { Alert, Button, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPencil } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { reveal } from '../display/reveal';
import classes from './SignaturePadField.module.css';
import { t } from './texts';
import { padHeight, useSignaturePad } from './useSignaturePad';

interface SignaturePadFieldProps {
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  /** What signing means: the agreement to which the signature applies. */
  consent: string;
  /** In pixels. A lower one leaves room around it, where a finger scrolls. */
  height?: number;
  /** Called with the signature as a PNG data URL. */
  onSubmit: (picture: string) => void;
}

/** Shows the pad, its two buttons, and a way to sign without drawing (WCAG 2.1.1, 2.5.7). */
export const SignaturePadField = ({ busy, problem, consent, height = padHeight, onSubmit }: SignaturePadFieldProps) => {
  const { attach, marks, undo, write, picture } = useSignaturePad(height);
  const [missing, setMissing] = useState(false);
  const [name, setName] = useState('');
  const [nameMissing, setNameMissing] = useState(false);
  const ids = { hint: useId(), state: useId() };
  const empty = marks.length === 0;
  const alert = missing && empty ? t('pad.missing') : problem;

  const writeName = (event: FormEvent): void => {
    event.preventDefault();
    const typed = name.trim();
    setNameMissing(!typed);
    if (typed) write(typed);
  };

  const submit = (): void => {
    if (busy) return;
    setMissing(empty);
    if (!empty) onSubmit(picture());
  };

  return (
    <section className={classes.root} aria-labelledby="titre-signature">
      <h2 id="titre-signature" className={classes.title}>
        {t('pad.title')}
      </h2>
      <p id={ids.hint} className={classes.hint}>
        {t('pad.hint')}
      </p>
      <div className={classes.frame} data-error={(missing && empty) || undefined}>
        <canvas
          ref={attach}
          className={classes.pad}
          style={{ height }}
          role="img"
          aria-label={t('pad.label')}
          aria-describedby={`${ids.hint} ${ids.state}`}
        />
        <p id={ids.state} className={classes.state} role="status">
          {empty ? t('pad.empty') : t('pad.marks', { count: marks.length })}
        </p>
      </div>
      <form className={classes.typed} onSubmit={writeName} noValidate>
        <TextInput
          label={t('typed.label')}
          autoComplete="name"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={nameMissing && !name.trim() && t('typed.missing')}
          className={classes.name ?? ''}
          size="md"
        />
        <Button type="submit" variant="default" size="md" leftSection={<IconPencil size={18} aria-hidden />}>
          {t('typed.action')}
        </Button>
      </form>
      {alert && (
        <Alert color="red" role="alert" ref={reveal}>
          {alert}
        </Alert>
      )}
      <p className={classes.hint}>{consent}</p>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          // Stays focusable, so that a keyboard user who removes the last stroke keeps the focus.
          aria-disabled={empty || busy}
          data-disabled={empty || busy || undefined}
          onClick={() => !empty && !busy && undo()}
        >
          {t('pad.undo')}
        </Button>
        <Button size="md" leftSection={<IconCheck size={18} aria-hidden />} loading={busy} onClick={submit}>
          {t('pad.submit')}
        </Button>
      </div>
    </section>
  );
};

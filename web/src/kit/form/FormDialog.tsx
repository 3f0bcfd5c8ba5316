import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from '../dialog/Modal';
import bar from './FormBar.module.css';
import classes from './FormDialog.module.css';
import { FormMessage } from './FormMessage';
import { useLeaveGuard } from './useLeaveGuard';
import { t } from '../texts';
import type { FormState } from './useServerForm';

/** The props of a dialog that contains one form. */
export interface FormDialogProps {
  title: string;
  form: FormState;
  /** 'Valider' to add, 'Modifier' to edit. */
  submitLabel: string;
  onClose: () => void;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Further buttons at the bottom, left of Fermer. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The dialog may replace the one shown while its record was loaded, so there is no transition. */
const noTransition = { duration: 0 };

const control = ':is(input, select, textarea, button):not([type="hidden"], [type="submit"], [readonly], :disabled)';

/** Gives the initial focus to the first control of a form, unless another one is marked. */
const focusFirst = (fields: HTMLDivElement | null): void => {
  if (!fields?.querySelector('[data-autofocus]')) fields?.querySelector(control)?.setAttribute('data-autofocus', '');
};

/**
 * Shows a form over the page, to add or to edit a record (docs/rules/back-office.md#forms). It closes by its buttons and Escape, never by a
 * click outside, and asks before input is lost. The first error is in the banner at the top, to which the dialog scrolls; the others are at
 * their fields.
 */
export const FormDialog = ({ title, form, submitLabel, onClose, size = 'lg', footer, children }: FormDialogProps) => {
  const { leave, dialog } = useLeaveGuard(form.unsent);
  return (
    <>
      <Modal
        opened
        onClose={() => leave(onClose)}
        title={title}
        size={size}
        padding="md"
        closeOnClickOutside={false}
        transitionProps={noTransition}
      >
        <form {...form.element} data-banner-first>
          <Stack ref={focusFirst}>
            <FormMessage form={form} />
            {children}
          </Stack>
          <div className={`${bar.bar} ${classes.bar}`}>
            {footer}
            <Button variant="default" onClick={() => leave(onClose)} disabled={form.busy}>
              {t('common:close')}
            </Button>
            <Button type="submit" loading={form.busy}>
              {submitLabel}
            </Button>
          </div>
        </form>
      </Modal>
      {dialog}
    </>
  );
};

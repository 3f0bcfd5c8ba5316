import { Button } from '@mantine/core';
import classes from './SubmitBar.module.css';
import type { FormState } from './useServerForm';

/** Shows the button that saves the form of a page. It sticks to the bottom of the window while the form is longer than that. */
export const SubmitBar = ({ form, label }: { form: FormState; label: string }) => (
  <div className={classes.root}>
    <Button type="submit" loading={form.busy}>
      {label}
    </Button>
  </div>
);

import { Textarea, type TextareaProps } from '@mantine/core';

/** Shows a required field for a reason. */
export const ReasonField = (props: TextareaProps & { maxLength: number }) => (
  <Textarea required autosize minRows={2} {...props} />
);

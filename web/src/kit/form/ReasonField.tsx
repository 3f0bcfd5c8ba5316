import { Textarea, type TextareaProps } from '@mantine/core';

/** Asks for a reason, which is required. */
export const ReasonField = (props: TextareaProps) => (
  <Textarea required maxLength={500} autosize minRows={2} {...props} />
);

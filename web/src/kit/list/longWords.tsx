import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Longer than the words of a language: a name or an address without spaces. */
const longWord = /(\S{21,})/;
/** Letters between two places where a long word may break. */
const step = 10;

const childrenOf = (node: ReactElement): ReactNode => (node.props as { children?: ReactNode }).children;

const hasLongWord = (node: ReactNode): boolean => {
  if (typeof node === 'string') return longWord.test(node);
  if (Array.isArray(node)) return node.some(hasLongWord);
  return isValidElement(node) && hasLongWord(childrenOf(node));
};

const piecesOf = (word: string): string[] => word.match(new RegExp(`.{1,${step}}`, 'gsu')) ?? [];

const broken = (text: string): ReactNode =>
  text.split(longWord).map((part, place) =>
    place % 2 === 0
      ? part
      : piecesOf(part).map((piece, index) => (
          <Fragment key={`${place}-${index}`}>
            {index > 0 && <wbr />}
            {piece}
          </Fragment>
        )),
  );

/**
 * Lets the long words in the content of a cell break. A column is as wide as its longest word, so that one name without spaces would push
 * the last columns out of sight. What has no such word is returned as it is.
 */
export const breakLongWords = (node: ReactNode): ReactNode => {
  if (!hasLongWord(node)) return node;
  if (typeof node === 'string') return broken(node);
  if (Array.isArray(node))
    return node.map((child: ReactNode, index) => <Fragment key={index}>{breakLongWords(child)}</Fragment>);
  return isValidElement(node) ? cloneElement(node, undefined, breakLongWords(childrenOf(node))) : node;
};

import { StyleSheet, View } from '@react-pdf/renderer';
import { GREEN, Words } from '../../../platform/pdf/document-kit.js';
import { conditionsSize, mayBreak, onOnePage, type PrintedCondition, printedConditions } from './conditions-layout.js';
import type { ContractSheet } from './contract-template.js';

const s = StyleSheet.create({
  column: { flex: 1 },
  // In this size the conditions fill their page and are easy to read.
  conditions: { flexDirection: 'row', gap: 26, fontSize: 11, lineHeight: 1.5 },
  condition: { marginBottom: 15 },
  conditionTitle: { lineHeight: 1.5, fontWeight: 700, color: GREEN, fontSize: 11.5, marginBottom: 2 },
});

const Article = ({ article, fontSize }: { article: PrintedCondition; fontSize: number }) => (
  <View style={[s.condition, { marginBottom: (15 * fontSize) / 11 }]} wrap={mayBreak(article)}>
    {article.heading && (
      <View minPresenceAhead={40}>
        <Words style={[s.conditionTitle, { fontSize: fontSize + 0.5 }]}>{article.heading}</Words>
      </View>
    )}
    <Words>{article.text}</Words>
  </View>
);

/** In two columns what fits on one page; longer conditions in one, over as many pages as they need, so that nobody reads to and fro. */
export const ConditionsInColumns = ({ conditions }: { conditions: ContractSheet['conditions'] }) => {
  const fontSize = conditionsSize(conditions);
  const articles = printedConditions(conditions, (number, title) => `Article ${number} — ${title}`);
  const half = Math.ceil(articles.length / 2);
  const columns = onOnePage(conditions) ? [articles.slice(0, half), articles.slice(half)] : [articles];
  const inColumns = columns.map((column, side) => (
    <View key={side} style={columns.length > 1 ? s.column : {}}>
      {column.map((article, index) => (
        <Article key={index} article={article} fontSize={fontSize} />
      ))}
    </View>
  ));
  return <View style={columns.length > 1 ? s.conditions : { fontSize, lineHeight: 1.5 }}>{inColumns}</View>;
};

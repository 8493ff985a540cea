import ts from 'typescript';

export interface ExtractedText {
  text: string;
  line: number;
}

/** Attributes and properties whose string is always read, even a single word. */
const readNames =
  /^(alt|title|label|placeholder|hint|description|heading|caption|message|text|name|summary|question|answer)$|(Label|Title|Text|Message|Hint|Name|label|placeholder|description|valuetext)$/;

/** Attributes and properties that programs read. */
const programNames =
  /^(className|class|style|id|key|href|to|src|type|role|method|action|rel|d|viewBox|transform|points|fill|stroke|variant|size|sizes|media|autoComplete|inputMode|htmlFor|form|pattern|content-type|query|sql|strategy|gridTemplate\w*|font\w*|animation|transition|boxShadow|background|border|padding|margin|inset|accept|allow|sandbox|source|otherNames|topicIds|learnNext|given|strand|codes)$|^data-/;

/** Calls whose strings no user sees: logs, statements, selectors, technical errors. */
const programCalls =
  /(^|\.)(sql|raw|query|graphql|querySelector\w*|matchMedia|closest|matches|cva|require|import|getItem|setItem|Symbol|RegExp|Error|TypeError|RangeError|invariant|addEventListener|removeEventListener|createElement|getContext|startsWith|endsWith|includes|indexOf|split|execute|db\.fn|ref|val|lit|where|select|selectAll|orderBy|groupBy|set|column|on|innerJoin|leftJoin|addColumn|createTable|String\.raw)$|^(console|log|logger|ts)\.|\.log\./;

const proseCharacters = /^(?:[^<>{}\\|^~@#[\]=_;`]|; | \| )*$/;

/** Texts in one TypeScript file that a person can read, in order; `{…}` marks what is filled in. */
export function extractTexts(file: string, code: string): ExtractedText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: ExtractedText[] = [];
  const add = (node: ts.Node, raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (text !== '') found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (isForPrograms(node)) {
      // A transaction is a program's call, but what its function throws or returns is read.
      if (ts.isCallExpression(node)) node.arguments.filter(ts.isFunctionLike).forEach(visit);
      return;
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text))) {
        add(firstText(node), jsxText(node));
        if (ts.isJsxElement(node)) visit(node.openingElement);
        for (const child of node.children) visitInside(child);
        return;
      }
    }
    if (isStringExpression(node)) {
      const text = stringText(node);
      if (isRead(node, text)) add(node, text);
      visitSpans(node);
      return;
    }
    ts.forEachChild(node, visit);
  };
  /** Attributes and filled-in values of elements whose text has already been taken. */
  const visitInside = (node: ts.JsxChild): void => {
    if (ts.isJsxText(node)) return;
    if (ts.isJsxElement(node)) {
      visit(node.openingElement);
      node.children.forEach(visitInside);
    } else visit(node);
  };
  const visitSpans = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) for (const span of node.templateSpans) visit(span.expression);
    if (!ts.isBinaryExpression(node)) return;
    for (const side of [node.left, node.right]) {
      if (isStringExpression(side)) visitSpans(side);
      else visit(side);
    }
  };
  visit(source);
  return found;
}

function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return programCalls.test(calleeText(node.expression));
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return programNames.test(node.name.getText());
  return false;
}

function calleeText(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isPropertyAccessExpression(callee)) return '';
  return `${calleeText(callee.expression)}.${callee.name.text}`;
}

/** A literal, a template, or a sum in which one of them stands. */
function isStringExpression(node: ts.Node): node is ts.Expression {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return false;
  return isStringExpression(node.left) || isStringExpression(node.right);
}

function stringText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => shortCode(span.expression) + span.literal.text).join('');
  }
  if (ts.isBinaryExpression(node) && isStringExpression(node)) return stringText(node.left) + stringText(node.right);
  return shortCode(node);
}

/** `{daysLeft}` for what is filled in, `{…}` where its code is long. */
function shortCode(node: ts.Node): string {
  const code = node.getText();
  return code.length <= 24 && !code.includes('\n') ? `{${code}}` : '{…}';
}

function jsxText(node: ts.JsxChild | ts.JsxFragment): string {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node)) {
    if (node.expression === undefined) return '';
    return ts.isStringLiteralLike(node.expression) ? node.expression.text : shortCode(node.expression);
  }
  if (ts.isJsxSelfClosingElement(node)) return ' ';
  return node.children.map(jsxText).join('');
}

function firstText(node: ts.JsxElement | ts.JsxFragment): ts.Node {
  return node.children.find((child) => ts.isJsxText(child) && child.text.trim() !== '') ?? node;
}

/** Whether a string is for people: a word where words are shown, or words between which there is a space. */
function isRead(node: ts.Expression, text: string): boolean {
  const words = text.replace(/\{[^}]*\}/g, '').replace(/\$[^$]*\$/g, '');
  if (!/\p{L}{2}/u.test(words) || !proseCharacters.test(words)) return false;
  const holder = holderOf(node);
  if (ts.isBinaryExpression(holder) && isComparison(holder)) return false;
  if (ts.isCaseClause(holder) || ts.isElementAccessExpression(holder)) return false;
  if (ts.isPropertyAssignment(holder) && holder.name === node) return false;
  if (/^[a-z][\w-]*( [a-z][\w-]*-[\w-]*)+$/.test(words.trim())) return false;
  const isProse =
    /\p{L}{2,}[,:.?!…’]* +\S|\S +\p{L}{2,}/u.test(words) && !/[a-z]\(|--|\/\/|::|^\s*(\w+-\w+|\d+px)\b/.test(words);
  return isProse || (/^\P{L}*\p{Lu}\p{L}+/u.test(words) && !/^[A-Z\d]+$/.test(words) && isShown(holder));
}

/** The node that decides what a string is for, past choices and brackets. */
function holderOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isChoice = ts.isConditionalExpression(parent) && parent.condition !== node;
  if (isChoice || ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent)) return holderOf(parent);
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return holderOf(parent);
  return parent;
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.LessThanToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

/** A single word counts where it is shown: in an element, an attribute or property for texts, or a returned label. */
function isShown(holder: ts.Node): boolean {
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder) || ts.isReturnStatement(holder)) return true;
  if (ts.isArrowFunction(holder) || ts.isVariableDeclaration(holder)) return true;
  if (ts.isJsxAttribute(holder)) return readNames.test(holder.name.getText());
  return ts.isPropertyAssignment(holder);
}

import { type ESTree, parseSync, Visitor } from 'vite';

/** A regular expression in a file. */
interface Expression {
  readonly line: number;
  readonly text: string;
  /** Undefined if it is composed at run time, so that it cannot be checked in advance. */
  readonly source: string | undefined;
  readonly flags: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Methods that turn a text into an expression. */
const textMethods = ['match', 'matchAll', 'search'];

/** `:file{.+\.pdf}`: Hono turns it into an expression. */
const routePattern = /:\w+\{([^{}]+)\}/g;

/**
 * Every regular expression of a file: literals, `new RegExp(…)` and `RegExp(…)`, texts that a method turns into one,
 * and the patterns in the paths of routes.
 */
export function readExpressions(path: string, source: string): Expression[] {
  const found: Expression[] = [];
  const add = ({ start, end }: Span, pattern?: string, flags = '') => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, text: source.slice(start, end), source: pattern, flags });
  };
  const addMade = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    const [pattern, flags] = node.arguments.map(textOf);
    const isKnown = pattern !== undefined && (node.arguments.length < 2 || flags !== undefined);
    add(node, isKnown ? pattern : undefined, flags);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags);
      else if (typeof node.value === 'string') addRoutes(node, node.value);
    },
    TemplateElement: (node) => addRoutes(node, node.value.cooked ?? ''),
    NewExpression: (node) => {
      if (isRegExp(node.callee)) addMade(node);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (isRegExp(callee)) addMade(node);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const [first] = node.arguments;
      const isText = first?.type === 'TemplateLiteral' || (first && textOf(first) !== undefined);
      if (textMethods.includes(callee.property.name) && isText) add(node, textOf(first));
    },
  }).visit(parseSync(path, source).program);

  function addRoutes(node: Span, text: string): void {
    for (const [, pattern] of text.matchAll(routePattern)) add(node, `^${pattern}$`);
  }
  return found.sort((one, other) => one.line - other.line);
}

function isRegExp(node: ESTree.Node): boolean {
  return node.type === 'Identifier' && node.name === 'RegExp';
}

/** The text of a node, if it is constant. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

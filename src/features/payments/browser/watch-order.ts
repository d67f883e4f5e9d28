/** Milliseconds between two questions: soon at first, as most banks answer at once, and then less and less often. */
const pauses = { first: 2000, longest: 30_000, growth: 1.5 } as const;

interface Watched {
  /** Undefined: nobody could say. */
  readonly ask: () => Promise<string | undefined>;
  /** As the page shows it. */
  readonly state: string;
  /** Called once; nothing is asked from then on. */
  readonly onChange: () => void;
}

/** Asks what became of an order until it is something else. A tab that nobody sees asks nothing. */
export function watchOrder({ ask, state, onChange }: Watched): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: number = pauses.first;
  let isAsking = false;
  let isOver = false;

  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(look, pause);
    pause = Math.min(pause * pauses.growth, pauses.longest);
  };
  const look = async () => {
    clearTimeout(timer);
    if (isAsking || isOver) return;
    isAsking = true;
    const now = await ask();
    isAsking = false;
    isOver = now !== undefined && now !== state;
    if (isOver) onChange();
    else wait();
  };
  /** Back from the checkout in another tab, or by the back button: there may be news already. */
  const lookAnew = () => {
    pause = pauses.first;
    void look();
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else lookAnew();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && lookAnew());
  wait();
}

const LONG = 120;

/** The name of a work over a page about it. A very long one is set smaller, and cut where it would fill the screen. */
export function WorkTitle({ title }: { title: string }) {
  const isLong = title.length > LONG;
  return (
    <h1
      dir="auto"
      title={isLong ? title : undefined}
      className={
        isLong ? 'mt-1.5 line-clamp-6 text-heading wrap-anywhere' : 'mt-1.5 text-title wrap-anywhere'
      }
    >
      {title}
    </h1>
  );
}

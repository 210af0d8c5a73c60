/** The panels beside a board, from which it keeps clear. */
import type { Rectangle } from "./outlines";

const PANELS = ".side > *";

/** Report the panels of a stage, in pixels from its corner, now and whenever they change; answer how to stop that. */
export function observeObstacles(stage: Element, report: (panels: Rectangle[]) => void): () => void {
  const measure = () => {
    const origin = stage.getBoundingClientRect();
    report(
      [...stage.querySelectorAll(PANELS)].map((panel) => {
        const area = panel.getBoundingClientRect();
        return { left: area.left - origin.left, top: area.top - origin.top, width: area.width, height: area.height };
      }),
    );
  };
  const observer = new ResizeObserver(measure);
  for (const element of [stage, ...stage.querySelectorAll(`.side, ${PANELS}`)]) observer.observe(element);
  return () => observer.disconnect();
}

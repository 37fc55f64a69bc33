import { answerQuestions } from "../../process/worker-thread";
import { drawOrderPapers, type OrderPapersDrawing } from "./order-paper-drawing";
import { drawPickingList, type PickingListDrawing } from "./picking-paper";

// A thread of its own: fifty papers of a shop hold up no page and no shopper's invoice.
answerQuestions((drawing: OrderPapersDrawing | PickingListDrawing) =>
  drawing.paper === "picking" ? drawPickingList(drawing) : drawOrderPapers(drawing),
);
